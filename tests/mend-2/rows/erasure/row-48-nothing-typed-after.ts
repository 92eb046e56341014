import { payment } from '../../beginnings/books.ts';
import { admit, makeClass, owedBy, setPrice } from '../../beginnings/roll.ts';
import { begin } from '../../beginnings/school.ts';
import { row } from '../../row.ts';
import { proves } from '../old-house/proof.ts';

const A = '/api/accounts';

row(
  48,
  'nothing is typed any more about whoever is erased; his money goes on without words',
  async (t, house) => {
    const { accountant: by, muhtamim, school, chart } = await begin(house, { cash: 1000 });
    const place = await makeClass(by);
    await setPrice(by, place, chart.admission, 1000, '2026-11-01');
    const VacationID = (await by.done('/api/students/studentvacation_type', { VacationList: 'ঈদ' })).id;
    const student = await admit(by, place, 'আব্দুল্লাহ');
    const { UserID, AdmissionID } = student;
    const [item] = await owedBy(by, student);
    if (!item) throw new Error('nothing is owed');
    const waiver = await by.done(`${A}/waivers`, { itemId: item.itemId, amount: 100, reason: 'এতিম' });
    t.taken(await school.admin.post(`/api/users/${UserID}/erase`, { reason: 'অভিভাবকের অনুরোধ' }), 200);
    const today = house.clock.today;
    const paid = (more: object) => payment(student, chart.cash, [{ ...item, deposit: 300 }], more);
    const refused = async (what: string, asked: ReturnType<typeof by.post>, code = 'people.erased-said') => {
      const { status, body } = await asked;
      t.is([status, body.code], [409, code], what);
    };
    await refused(
      'a comment',
      by.post(`${A}/fee_comments`, { AdmissionID, MonthID: 3, comment: 'অর্ধেক পরে' }),
    );
    const promised = { AdmissionID, promisedOn: '2026-12-10', amount: 50, remark: 'বেতন পেলে' };
    await refused('a promise', by.post(`${A}/promises`, promised));
    const vacation = {
      ...{ UserID, SessionID: place.SessionID, VacationID, GuardianID: 1, Comment: 'বিবাহ' },
      ...{
        VacationDateFrom: today,
        VacationTimeFrom: '16:30',
        VacationDateTo: today,
        VacationTimeTo: '18:00',
      },
    };
    await refused('a vacation', by.post('/api/students/student_vacation', vacation), 'people.erased');
    await refused('a payer', by.post(`${A}/fee_collections`, paid({ payer: 'চাচা' })));
    await refused('a remark', by.post(`${A}/fee_collections`, paid({ Remark: 'ছাড়' })));
    await refused('a rejection', muhtamim.post(`${A}/waivers/${waiver.id}/reject`, { reason: 'কাগজ নেই' }));
    const card = school.admin.put('/api/users/rfid_card', { UserID, CardNo: '0012345678' });
    await refused('a card', card, 'people.erased');
    const receipt = await by.done(`${A}/fee_collections`, paid({}));
    const voiding = `${A}/fee_collections/${receipt.data.receiptId}/reverse`;
    await refused('why it is voided', by.post(voiding, { reason: 'ভুল' }));
    t.taken(await by.post(voiding, {}), 201);
    t.taken(await muhtamim.post(`${A}/waivers/${waiver.id}/reject`, {}), 200);
    const lessened = { itemId: item.itemId, amount: 50 };
    await refused('why it is waived', by.post(`${A}/waivers`, { ...lessened, reason: 'এতিম' }));
    const silent = await by.done(`${A}/waivers`, lessened);
    t.taken(await muhtamim.post(`${A}/waivers/${silent.id}/approve`, {}), 200);
    const leaving = { on: today, kind: 'left' };
    await refused(
      'why he leaves',
      school.admin.post(`/api/students/leave/${AdmissionID}`, { ...leaving, reason: 'x' }),
    );
    t.taken(await school.admin.post(`/api/students/leave/${AdmissionID}`, leaving), 201);
    t.taken(await by.post(`${A}/leaver_settlement/${AdmissionID}`, { on: today, writeOff: 1 }), 202);
    await proves(t, by);
  },
);
