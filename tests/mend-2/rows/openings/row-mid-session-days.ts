import { open } from '../../beginnings/books.ts';
import { makeChart } from '../../beginnings/chart.ts';
import { formOf } from '../../beginnings/files.ts';
import { owedBy, type Student, setPrice } from '../../beginnings/roll.ts';
import { beginClass } from '../../beginnings/school.ts';
import { row } from '../../row.ts';

const SENTENCE =
  'a day of admission before the session or the books is asked about; its fees are charged at the prices of that day, by form and by file; the look names the months that wait';

const FILE = [
  'নাম,পিতার নাম,মাতার নাম,লিঙ্গ,জন্ম তারিখ,অভিভাবকের মোবাইল,সম্পর্ক,জামাত,শাখা,আবাসন,ভর্তির ধরন,আর্থিক অবস্থা,ভর্তির তারিখ',
  'হামযা,আব্দুর রহমান,আয়েশা,পুরুষ,02/03/2015,01712345670,পিতা,কাফিয়া,ক,আবাসিক,পুরাতন,সচ্ছল,10/11/2026',
  'উসামা,আব্দুর রহমান,আয়েশা,পুরুষ,05/05/2015,01712345671,পিতা,কাফিয়া,ক,আবাসিক,পুরাতন,সচ্ছল,01/03/2026',
].join('\n');

row('mid-session', SENTENCE, async (t, house) => {
  const school = await house.school();
  const accountant = await school.login('hisab', 4);
  const muhtamim = await school.login('muhtamim', 3);
  const chart = await makeChart(accountant);
  const { place } = await beginClass({ accountant, chart }, { first: '2026-04-05' });
  await open(accountant, muhtamim, {
    ...{ on: '2026-11-01', accounts: [{ SLID: chart.bank.Account, FundID: chart.G, amount: 5000 }] },
  });
  await setPrice(accountant, place, chart.admission, 1000, '2026-04-05');
  await setPrice(accountant, place, chart.admission, 1500, '2026-11-20');

  const form = {
    ...{ UserName: 'আনাস', FatherName: 'মুহাম্মদ', MotherName: 'ফাতিমা', GenderID: 1, ...place },
    ...{ DateOfBirth: '2012-05-14', Mobile1: '01812999999', Relationship1: 1, SFTID: 1 },
    ...{ ResidentialStatusId: 1, NewOldId: 1, months: 'none' },
  };
  const send = (more: object) =>
    accountant.post('/api/students/insert_student', { data: { ...form, ...more } });
  const early = { CreateAt: '2026-03-01', sure: false };
  t.refused(await send(early), 'conflict.several-doubtful', 'session of this class', 'books were opened');
  t.refused(await send({ ...early, CreateAt: '2026-10-01' }), 'admissions.before-opening-doubtful');
  const typed = await send({ CreateAt: '2026-11-10', sure: false });
  t.taken(typed, 201, 'of a usual day nothing is asked');
  const owed = async (student: Student) => (await owedBy(accountant, student)).map(({ due }) => due);
  t.is(await owed(typed.body.data), [1000], 'by form at the price of that day');

  const file = new TextEncoder().encode(FILE);
  const bring = (more: object) =>
    accountant.post(
      '/api/students/import',
      formOf('s.csv', { SessionID: place.SessionID, charge: 1, ...more }, file),
    );
  const { notices } = (await bring({ months: 'all' })).body.data;
  const told = notices.join('\n');
  t.match(told, /Line 3: the day of admission is before the session/);
  t.match(told, /months of 2 students since the admission wait for the charge runs of মাস 1, .*মাস 8/);
  t.taken(await bring({ dryRun: 0, months: 'none' }), 200, 'the file');
  const name = encodeURIComponent('হামযা');
  const [brought] = await accountant.read(`/api/students/view_students?search=${name}`);
  t.is(await owed(brought), [1000], 'by file at the price of that day');
});
