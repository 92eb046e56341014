import { atOnce, underLoad } from '../counter/load.ts';
import { type RunningSchool, startSchool } from '../counter/running-school.ts';
import { type Figure, figuresOf, quantile, tell, timed } from '../figures.ts';
import { addBooks, marksOf, order, type Place, setExam } from './exam.ts';

// The day of the results over HTTP: marks are saved, a section of 2,000 students and 12 papers is published, guardians
// look, the office prints.

const PAPERS = 12;
const CARDS = 40;
const ADDRESSES = 2000;
const rateOf = (samples: readonly number[], forMs: number) => (1000 * samples.length) / forMs;
const FOR_MS = 5000;

/** Eight teachers, each at a sheet of his own: one paper of forty students at a time. */
async function saves(
  running: RunningSchool,
  sheets: readonly Place[],
  ids: readonly number[],
  books: readonly number[],
) {
  const figure = figuresOf('save 40 marks, 8 clients');
  let turn = 0;
  const samples = await underLoad(sheets.length, { forMs: FOR_MS }, async (client) => {
    turn += 1;
    const book = books.slice(turn % PAPERS, (turn % PAPERS) + 1);
    await order(
      running,
      '/api/result/save',
      marksOf(sheets[client] as Place, ids, book, (at) => (turn + at) % 100),
    );
  });
  return [
    figure('saves', rateOf(samples, FOR_MS), '1/s', { atLeast: 1300 }),
    figure('p99', quantile(samples, 0.99), 'ms', { atMost: 18 }),
  ];
}

async function publishing(
  running: RunningSchool,
  place: Place,
  ids: readonly number[],
  books: readonly number[],
) {
  const parts = Array.from({ length: Math.ceil(ids.length / 200) }, (_, at) =>
    ids.slice(at * 200, at * 200 + 200),
  );
  await atOnce(parts, 4, (part, at) =>
    order(
      running,
      '/api/result/save',
      marksOf(place, part, books, (student, paper) => (at + student * 7 + paper * 5) % 101),
    ),
  );
  const { SessionID, ExamID } = place;
  const { ms } = await timed(() => order(running, '/api/result/publish', { SessionID, ExamID }));
  return [figuresOf('publish 2,000 students × 12 papers')('time', ms, 'ms', { atMost: 1000 })];
}

/** Guardians of many addresses; whoever is turned away for asking too often is counted apart. */
async function guardians({ door, students }: RunningSchool, { SessionID, ExamID, SubClassID }: Place) {
  const figure = figuresOf('public result, 32 clients');
  let turn = 0;
  let refused = 0;
  const samples = await underLoad(32, { forMs: FOR_MS }, async () => {
    turn += 1;
    const { UserCode } = students[(turn * 17) % students.length] ?? { UserCode: '' };
    const at = turn % ADDRESSES;
    const path = `/api/public/result/10001/students/${SessionID}/${ExamID}/${SubClassID}/${UserCode}`;
    const from = { 'x-forwarded-for': `10.1.${at >> 8}.${at & 255}` };
    const { status, text } = await door.send('GET', path, undefined, from);
    if (status === 429) refused += 1;
    else if (status !== 200) throw new Error(text);
  });
  return [
    figure('answers', rateOf(samples, FOR_MS), '1/s', { atLeast: 8800 }),
    figure('p99', quantile(samples, 0.99), 'ms', { atMost: 10 }),
    figure('turned away (429)', refused, ''),
  ];
}

const sheetsPath = (end: string, place: Place) =>
  `/api/result/mark_sheet${end}?session_id=${place.SessionID}&exam_id=${place.ExamID}&subclass_id=${place.SubClassID}`;

async function cards({ door, students }: RunningSchool, place: Place, ofForty: Place): Promise<Figure[]> {
  const figure = figuresOf('report cards of 40, 8 clients');
  const pages = Math.floor(students.length / CARDS);
  let turn = 0;
  const samples = await underLoad(8, { forMs: FOR_MS }, async () => {
    turn += 1;
    const page = await door.send('GET', `${sheetsPath('', place)}&limit=${CARDS}&page=${(turn % pages) + 1}`);
    if (page.status !== 200) throw new Error(page.text);
  });
  const pdf = await timed(() => door.send('GET', sheetsPath('.pdf', ofForty)));
  if (pdf.result.status !== 200) throw new Error(pdf.result.text);
  return [
    figure('pages of 40', rateOf(samples, FOR_MS), '1/s', { atLeast: 490 }),
    figure('p99', quantile(samples, 0.99), 'ms', { atMost: 46 }),
    figuresOf('PDF of 40 sheets')('time', pdf.ms, 'ms', { atMost: 1000 }),
  ];
}

const running = await startSchool();
try {
  const ids = running.students.map(({ UserID }) => UserID);
  const forty = ids.slice(0, CARDS);
  const books = await addBooks(running, PAPERS);
  const sheets: Place[] = [];
  for (const name of ['ক', 'খ', 'গ', 'ঘ', 'ঙ', 'চ', 'ছ', 'জ'])
    sheets.push(await setExam(running, `পরীক্ষা ${name}`, books, forty));
  const whole = await setExam(running, 'বার্ষিক পরীক্ষা', books, ids);
  const saved = await saves(running, sheets, forty, books);
  const published = await publishing(running, whole, ids, books);
  const [ofForty] = sheets;
  if (!ofForty) throw new Error('no sheet of forty');
  await order(running, '/api/result/publish', {
    SessionID: ofForty.SessionID,
    ExamID: ofForty.ExamID,
    confirm: 1,
  });
  const looked = await guardians(running, whole);
  tell([...saved, ...published, ...looked, ...(await cards(running, whole, ofForty))]);
} finally {
  await running.end();
}
