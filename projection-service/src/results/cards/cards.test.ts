import { drafted, streams } from '@madrasah/events';
import { AdmitCardSettingsSet, ExamSettingsSet, examNames, USUAL_SETTINGS } from '@madrasah/events/exams';
import { FeesCharged } from '@madrasah/events/fees';
import { OtherNamesWritten } from '@madrasah/events/people';
import { CandidatesListed } from '@madrasah/events/results';
import test, { type ExecutionContext } from 'ava';
import { admitted, person, recordSchool } from '../../app-test-school.ts';
import { CLERK, OTHER_SCHOOL, SCHOOL, SECRET, testApp } from '../../app-test-support.ts';
import { paperCode, paperKey, sealWith } from '../../papers/index.ts';
import { admitCardsBlock, CARD_LAYOUTS, type CardFrame } from './card.ts';

const CARDS = '/api/exam/admit_cards';
const PLACE = 'SessionID=1&ExamID=2&SubClassID=2';
const place = { sessionId: 1, examId: 2, sectionId: 2 };
const SEAL = sealWith(paperKey(undefined, SECRET));

/** Two candidates of the second section's exam: a resident who owes his fee, and one of no residence. */
async function school(t: ExecutionContext) {
  const app = await testApp();
  t.teardown(() => app.end());
  await recordSchool(app, SCHOOL, 'ক');
  const attributes = { name: { bn: 'বার্ষিক', en: 'Annual', ar: 'السنوي' } };
  await app.record(
    streams.exams(SCHOOL),
    drafted(examNames, { kind: 'added', id: 2, serial: 2, attributes }),
  );
  await app.record(streams.people(SCHOOL), person(4, 'আয়েশা', { gender: 2 }), person(5, 'হামযা'));
  await app.record(
    streams.admissions(SCHOOL),
    admitted(3, 4, { sectionId: 2 }),
    admitted(4, 5, { sectionId: 2, residence: 2, serial: 77 }),
  );
  await app.record(
    streams.journal(SCHOOL),
    FeesCharged({
      ...{ chargeId: 50, admissionId: null, on: '2026-04-14', dueOn: '2026-04-14', sessionId: 1 },
      ...{ firstItemId: 500, lines: [[3, 4, 9, 0, 0, 15_050]], examId: 2 },
      heads: [{ subLedgerId: 9, fundId: 1, name: 'পরীক্ষার ফি' }],
      totals: [{ fundId: 1, amount: 15_050 }],
    }),
  );
  const both = [5, 4].map((userId) => ({ userId, admissionId: userId - 1 }));
  await app.record(
    streams.results(SCHOOL, 1),
    CandidatesListed({ ...place, added: both, removed: [], noteId: null }),
  );
  return app;
}

test('whoever is on the list has a card, with what he owes of the exam’s fee', async (t) => {
  const app = await school(t);
  const asked = async (more = '') => (await app.get(`${CARDS}?${PLACE}${more}`)).body.data;
  const rows = await asked();
  t.deepEqual(
    rows.map((row: { UserCode: string; Due: number }) => [row.UserCode, row.Due]),
    [
      ['1004', 150.5],
      ['1005', 0],
    ],
  );
  t.like(rows[1], {
    ...{ ExamName: 'বার্ষিক', UserName: 'হামযা', FatherName: 'মুহাম্মদ ইউসুফ', MotherName: 'ফাতিমা' },
    ...{ DateOfBirth: '2012-05-14', AdmissionSerial: 77, Photo: null, SignatureNajem: null },
  });
  t.is((await asked('&RDID=2'))[0].UserCode, '1005');
  t.is((await asked('&RDID=0')).length, 2);
  t.is((await asked('&UserCode=১০০৪'))[0].UserCode, '1004');
  t.deepEqual(await asked('&UserCode=9'), []);
  t.is((await app.get(`${CARDS}?${PLACE}`, { loginId: CLERK })).status, 403);
});

test('a school may hold back the cards of those who owe', async (t) => {
  const app = await school(t);
  const holding = { ...USUAL_SETTINGS, holdCards: true };
  await app.record(streams.exams(SCHOOL), ExamSettingsSet(holding));
  const rows = (await app.get(`${CARDS}?${PLACE}`)).body.data;
  t.deepEqual(
    rows.map((row: { UserCode: string; Held: number }) => [row.UserCode, row.Held]),
    [
      ['1004', 1],
      ['1005', 0],
    ],
  );
  const pdf = (more = '') => app.get(`${CARDS}.pdf?${PLACE}&type=3&color=poriyat${more}`);
  t.is((await pdf()).status, 200);
  t.like(await pdf('&UserCode=1004'), { status: 409, body: { code: 'results.cards-held' } });
  await app.record(streams.exams(SCHOOL), ExamSettingsSet({ ...holding, holdCards: false }));
  t.is((await pdf('&UserCode=1004')).status, 200);
});

test('the list of who owes has them with their sums, and comes as files', async (t) => {
  const app = await school(t);
  const { body } = await app.get('/api/exam/dues?SessionID=1&ExamID=2');
  t.like(body, { total: 1, totals: { fee: 150.5, paid: 0, due: 150.5 } });
  t.like(body.data[0], { UserCode: '1004', StudentName: 'আয়েশা', fee: 150.5, paid: 0, due: 150.5 });
  t.is((await app.get('/api/exam/dues?SessionID=1&ExamID=2&SubClassID=1')).body.total, 0);
  t.true(String((await app.get('/api/exam/dues.csv?SessionID=1&ExamID=2')).body).includes('আয়েশা'));
  t.is((await app.get('/api/exam/dues?SessionID=1')).status, 400);
});

test('every type comes as a PDF; the fourth does not exist, and colour and type are asked for', async (t) => {
  const app = await school(t);
  const pdf = (more: string) => app.get(`${CARDS}.pdf?${PLACE}${more}`);
  for (const type of [1, 8]) {
    const { status, headers } = await pdf(`&type=${type}&color=hifz`);
    t.is(status, 200);
    t.is(headers.get('content-type'), 'application/pdf');
  }
  t.like(await pdf('&type=4&color=hifz'), { status: 400 });
  const nothing = await pdf('');
  t.is(nothing.status, 400);
  t.deepEqual(
    nothing.body.fields.map(({ path }: { path: string }) => path),
    ['type', 'color'],
  );
  t.like(await pdf('&type=1&color=red'), { status: 400 });
  t.like(await pdf('&type=1&color=poriyat&UserCode=9'), { status: 404, body: { code: 'results.no-cards' } });
});

test('the row of settings is there from the first day', async (t) => {
  const app = await school(t);
  /** Without the version that a change names. */
  const settings = async () => {
    const { data } = (await app.get('/api/exam/admit_card_settings')).body;
    return data.map(({ revision: _, ...row }: { readonly revision: number }) => row);
  };
  const usual = { SettingColumn1: 1, SettingColumn2: 1, SettingColumn3: 1, SettingColumn4: 1 };
  t.deepEqual(await settings(), [{ ID: 1, ...usual, SettingColumn5: 1 }]);
  const said = { photo: false, seat: 2, signerNames: true, signatures: false, date: false } as const;
  await app.record(streams.exams(SCHOOL), AdmitCardSettingsSet(said));
  t.deepEqual(await settings(), [
    { ID: 1, SettingColumn1: 0, SettingColumn2: 2, SettingColumn3: 1, SettingColumn4: 0, SettingColumn5: 0 },
  ]);
});

test('whoever scans a card is told of which exam it is, or that its bearer left the list', async (t) => {
  const app = await school(t);
  const check = async (admissionId: number, of = SCHOOL) => {
    const code = paperCode(SEAL, SCHOOL, 'admit-card', admissionId, 2);
    return (await app.get(`/api/public/result/${of}/verify/${code}`)).body.data;
  };
  t.like(await check(4), {
    ...{ status: 'genuine', kind: 'admit-card', exam: 'বার্ষিক', userCode: '1005', initials: 'হা.' },
  });
  t.deepEqual(await check(4, OTHER_SCHOOL), { status: 'unknown' });
  t.deepEqual(await check(99), { status: 'unknown' });
  await app.record(
    streams.results(SCHOOL, 1),
    CandidatesListed({ ...place, added: [], removed: [5], noteId: 1 }),
  );
  t.like(await check(4), { status: 'reversed' });
});

test('an Arabic card has the Arabic name where there is one', async (t) => {
  const app = await school(t);
  const names = { english: {}, arabic: { name: 'حمزة', father: 'محمد' } };
  await app.record(streams.people(SCHOOL), OtherNamesWritten({ userId: 5, names }));
  const { status } = await app.get(`${CARDS}.pdf?${PLACE}&type=5&color=poriyat&UserCode=1005`);
  t.is(status, 200);
});

const frame: CardFrame = {
  ...{ language: 'bn', house: { name: 'জামিয়া', address: '', contact: '' }, colour: 'poriyat' },
  ...{ exam: 'বার্ষিক', session: '১৪৪৭', on: '2026-04-20' },
  settings: { photo: true, seat: 1, signerNames: true, signatures: true, date: true },
  officers: {
    najem: { name: 'আব্দুস সালাম', picture: '/api/files/7' },
    principal: { name: '', picture: null },
  },
};
const holder = {
  ...{ code: '1005', name: 'হামযা', father: 'ইউসুফ', mother: 'ফাতিমা', birth: null, section: 'ক' },
  ...{
    serial: 77,
    seat: undefined,
    isUnseated: false,
    photo: '/api/files/9',
    address: 'https://m.example.org/verify/1/A1',
  },
};
const sideWith = (settings: Partial<CardFrame['settings']>) =>
  admitCardsBlock(3, { ...frame, settings: { ...frame.settings, ...settings } }, [holder]).cards[0]?.front;

test('the settings say what a card shows', (t) => {
  const all = sideWith({});
  t.like(all, { photo: 'হামযা', picture: '/api/files/9', badge: { value: '১০০৫' } });
  t.deepEqual(all?.slots, [
    { label: 'তারিখ', name: '২০ এপ্রিল ২০২৬' },
    { label: 'নাযেমে তালিমাত', name: 'আব্দুস সালাম', picture: '/api/files/7' },
    { label: 'মুহতামিম' },
  ]);
  const none = sideWith({ photo: false, seat: 0, signerNames: false, signatures: false, date: false });
  t.is(none?.photo, undefined);
  t.is(none?.picture, undefined);
  t.is(none?.badge, undefined);
  t.deepEqual(none?.slots, [{ label: 'নাযেমে তালিমাত' }, { label: 'মুহতামিম' }]);
  t.is(sideWith({ seat: 2 })?.badge?.value, '৭৭');
  const planned = { ...holder, seat: { room: 'হলরুম', number: 12 } };
  const front = admitCardsBlock(3, frame, [planned]).cards[0]?.front;
  t.is(front?.badge?.value, '১২');
  t.true(front?.lines?.some(({ value }) => value === 'হলরুম'));
  const late = { ...holder, isUnseated: true };
  t.is(admitCardsBlock(3, frame, [late]).cards[0]?.front.badge, undefined);
});

test('as many cards lie on a sheet as their type says', (t) => {
  const onSheet = { 1: 1, 2: 2, 3: 4, 5: 1, 6: 2, 7: 4, 8: 8 } as const;
  const sheets = { a4: [210, 297], a5: [148, 210] } as const;
  for (const [type, cards] of Object.entries(onSheet)) {
    const { size, width, height } = CARD_LAYOUTS[Number(type) as keyof typeof onSheet];
    const [across, down] = sheets[size as keyof typeof sheets];
    t.is(Math.floor((across - 5) / width) * Math.floor((down - 5) / height), cards, type);
  }
});
