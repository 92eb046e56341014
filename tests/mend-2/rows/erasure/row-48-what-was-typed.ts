import { everyAnswer } from '../../beginnings/answers.ts';
import { approve, payment } from '../../beginnings/books.ts';
import { admit, type Class, makeClass, owedBy, type Student, setPrice } from '../../beginnings/roll.ts';
import { type Begun, begin } from '../../beginnings/school.ts';
import type { Person } from '../../house/person.ts';
import { row } from '../../row.ts';
import { proves } from '../old-house/proof.ts';

const A = '/api/accounts';

/** Each stands in one thing that the office types about a student, and nowhere else. */
const wordsOf = (mark: string) => ({
  name: `নাম${mark}`,
  note: `মন্তব্য${mark}`,
  vacation: `ছুটি${mark}`,
  leaving: `বিদায়${mark}`,
  comment: `মাস${mark}`,
  promise: `প্রতিশ্রুতি${mark}`,
  payer: `জমাদাতা${mark}`,
  waiver: `মওকুফ${mark}`,
});
type Words = ReturnType<typeof wordsOf>;

interface Scene extends Begun {
  readonly place: Class;
  readonly today: string;
  readonly VacationID: number;
}

/** A student of whom all of it was typed. */
async function typedOf(scene: Scene, words: Words): Promise<Student> {
  const { accountant: by, muhtamim, chart, place, today, VacationID } = scene;
  const student = await admit(by, place, words.name);
  const { UserID, AdmissionID } = student;
  await by.done('/api/students/notes', { UserID, Text: words.note });
  await by.done('/api/students/student_vacation', {
    ...{ UserID, SessionID: place.SessionID, VacationID, GuardianID: 1, Comment: words.vacation },
    ...{ VacationDateFrom: today, VacationTimeFrom: '16:30', VacationDateTo: today, VacationTimeTo: '18:00' },
  });
  await by.done(`${A}/fee_comments`, { AdmissionID, MonthID: 3, comment: words.comment });
  await by.done(`${A}/promises`, {
    AdmissionID,
    promisedOn: '2026-12-10',
    amount: 50,
    remark: words.promise,
  });
  const [item] = await owedBy(by, student);
  const part = item ? [{ ...item, deposit: 300 }] : [];
  await by.done(`${A}/fee_collections`, payment(student, chart.cash, part, { payer: words.payer }));
  const asked = await by.done(`${A}/waivers`, { itemId: item?.itemId, amount: 100, reason: words.waiver });
  await approve(muhtamim, 'waivers', asked.id);
  await by.done(`/api/students/leave/${AdmissionID}`, { on: today, kind: 'left', reason: words.leaving });
  return student;
}

/** The words that any answer tells to whoever may ask everything, each with where. */
async function toldIn(by: Person, { place, today }: Scene, { UserID, AdmissionID }: Student, words: Words) {
  const days = { from: '2026-11-01', to: today, asOf: today };
  const who = { UserID, AdmissionID, userId: UserID, admissionId: AdmissionID, user_id: UserID };
  const answers = [
    ...(await everyAnswer(by, {
      ...days,
      ...who,
      ...place,
      limit: 100,
      status: 2,
      entity: 'user',
      id: UserID,
    })),
    ...(await everyAnswer(by, { ...days, ...who, limit: 100, status: 'all', id: 1, usertype: 1 })),
    ...(await everyAnswer(by, { ...days, ...who, limit: 100, id: 2 })),
  ];
  return Object.entries(words).flatMap(([what, word]) => {
    const where = answers.find(([, text]) => text.includes(word));
    return where ? [`${what} in ${where[0]}`] : [];
  });
}

row(48, 'what the office typed about somebody goes with him, out of every answer', async (t, house) => {
  const begun = await begin(house, { cash: 1000 });
  const { accountant: by, school, chart } = begun;
  const place = await makeClass(by);
  await setPrice(by, place, chart.admission, 1000, '2026-11-01');
  const VacationID = (await by.done('/api/students/studentvacation_type', { VacationList: 'ঈদ' })).id;
  const scene: Scene = { ...begun, place, VacationID, today: house.clock.today };
  const [his, others] = [wordsOf('ক৭'), wordsOf('খ৮')];
  const student = await typedOf(scene, his);
  const other = await typedOf(scene, others);
  const all = Object.keys(his).length;
  const before = await toldIn(by, scene, student, his);
  t.is(before.length, all, `told before: ${before.join('; ')}`);
  t.taken(await school.admin.post(`/api/users/${student.UserID}/erase`, { reason: 'অভিভাবকের অনুরোধ' }), 200);
  t.is(await toldIn(by, scene, student, his), [], 'what is told of him still');
  const still = await toldIn(by, scene, other, others);
  t.is(still.length, all, `told of another: ${still.join('; ')}`);
  await proves(t, by);
});
