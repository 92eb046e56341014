import { everyAnswer } from '../../beginnings/answers.ts';
import { payment } from '../../beginnings/books.ts';
import { admit, makeClass, owedBy, setPrice } from '../../beginnings/roll.ts';
import { begin } from '../../beginnings/school.ts';
import { row } from '../../row.ts';
import { proves } from '../old-house/proof.ts';

const A = '/api/accounts';
const SAID = { remark: 'গোপনটীকা', wrong: 'গোপনভুল', right: 'গোপনঠিক', sitting: 'গোপনবৈঠক', why: 'গোপনমোছা' };

row(
  49,
  'what is remarked on a receipt and why it was voided stand sealed, and go with him',
  async (t, house) => {
    const { accountant: by, school, chart } = await begin(house, { cash: 1000 });
    const place = await makeClass(by);
    await setPrice(by, place, chart.admission, 1000, '2026-11-01');
    const student = await admit(by, place, 'আব্দুল্লাহ');
    const [item] = await owedBy(by, student);
    if (!item) throw new Error('nothing is owed');
    const part = [{ ...item, deposit: 300 }];
    const first = await by.done(
      `${A}/fee_collections`,
      payment(student, chart.cash, part, { Remark: SAID.remark }),
    );
    const receiptId = first.data.receiptId as number;
    const receipt = async (id: number) => by.read(`${A}/receipts/${id}`);
    t.is((await receipt(receiptId)).Remark, SAID.remark, 'the remark on the receipt');
    const fees = [{ itemId: item.itemId, SLID: item.SLID, amount: item.due, deduction: 0, deposit: 400 }];
    const corrected = await by.done(`${A}/fee_collections/${receiptId}/reverse`, {
      ...{ reason: SAID.wrong, kind: 'correction' },
      replacement: { AdmissionID: student.AdmissionID, Remark: '', fees },
    });
    t.is((await receipt(receiptId)).reversed?.reason, SAID.wrong, 'why it was voided');
    t.is((await receipt(receiptId + 1)).Remark, SAID.remark, `the right one has the remark, ${corrected.id}`);
    const sitting = { Account: chart.cash.Account, Remark: SAID.sitting };
    const payers = [{ AdmissionID: student.AdmissionID, due: 600, amount: 100 }];
    await by.done(`${A}/class_collections`, { ...sitting, payers });
    await by.done(`${A}/class_collections/1/undo`, { reason: SAID.right });
    const operations = JSON.stringify(await by.read(`${A}/class_collections`));
    t.match(operations, SAID.right, 'why the sitting was taken back');
    t.taken(await school.admin.post(`/api/users/${student.UserID}/erase`, { reason: SAID.why }), 200);
    for (const [what, word] of Object.entries(SAID))
      t.is(house.filesWith(word), [], `${what} can be read in the data folder`);
    const days = { from: '2026-11-01', to: house.clock.today };
    const who = {
      UserID: student.UserID,
      AdmissionID: student.AdmissionID,
      entity: 'user',
      id: student.UserID,
    };
    const answers = [
      ...(await everyAnswer(by, { ...days, ...who })),
      ...(await everyAnswer(by, { ...days, id: 1 })),
    ];
    const told = Object.entries(SAID).flatMap(([what, word]) => {
      const where = answers.find(([, text]) => text.includes(word));
      return where ? [`${what} in ${where[0].split('?')[0]}`] : [];
    });
    t.is(
      told.filter((one) => !one.startsWith('why')),
      [],
      'what is told of him still',
    );
    t.ok(
      told.some((one) => one.startsWith('why')),
      'why he was erased is told',
    );
    await proves(t, by);
  },
);
