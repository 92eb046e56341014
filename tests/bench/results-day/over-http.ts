import { atOnce, type Caller, underLoad } from '../counter/load.ts';
import { hello } from '../counter/yardsticks.ts';
import { type Figure, figuresOf, quantile, tell, timed } from '../figures.ts';
import { type Doors, openDoors } from './doors.ts';
import { addBooks, marksOf, order, type Place, setExam } from './exam.ts';
import { look } from './guardians.ts';

// The day of the results over HTTP: marks are saved, a section of 2,000 students and 12 papers is published, guardians
// look, the office prints; at the services' own doors and through the gateway, beside Koa that does nothing.

const PAPERS = 12;
const CARDS = 40;
const GUARDIANS = 32;
const FOR_MS = 5000;
const READY_MS = 3000;
const rateOf = (samples: readonly number[]) => (1000 * samples.length) / FOR_MS;

type Door = Pick<Doors, 'commands' | 'door'>;

/** Eight teachers, each at a sheet of his own: one paper of forty students at a time. */
async function saves(
  { commands, door }: Door,
  sheets: readonly Place[],
  ids: readonly number[],
  books: readonly number[],
) {
  let turn = 0;
  const through = (caller: Caller) =>
    underLoad(sheets.length, { forMs: FOR_MS }, (client) => {
      turn += 1;
      const book = books.slice(turn % PAPERS, (turn % PAPERS) + 1);
      const marks = marksOf(sheets[client] as Place, ids, book, (at) => (turn + at) % 100);
      return order({ door: caller }, '/api/result/save', marks);
    });
  const figure = figuresOf('save 40 marks, 8 clients');
  const own = await through(commands);
  const gateway = await through(door);
  return [
    figure('saves', rateOf(own), '1/s', { atLeast: 1300 }),
    figure('p99', quantile(own, 0.99), 'ms', { atMost: 18 }),
    figure('saves through the gateway', rateOf(gateway), '1/s'),
  ];
}

async function publishing(doors: Doors, place: Place, ids: readonly number[], books: readonly number[]) {
  const parts = Array.from({ length: Math.ceil(ids.length / 200) }, (_, at) =>
    ids.slice(at * 200, at * 200 + 200),
  );
  await atOnce(parts, 4, (part, at) =>
    order(
      doors,
      '/api/result/save',
      marksOf(place, part, books, (student, paper) => (at + student * 7 + paper * 5) % 101),
    ),
  );
  const { SessionID, ExamID } = place;
  const { ms } = await timed(() => order(doors, '/api/result/publish', { SessionID, ExamID }));
  return [figuresOf('publish 2,000 students × 12 papers')('time', ms, 'ms', { atMost: 1000 })];
}

/** Guardians of many addresses; whoever is turned away for asking too often is counted apart. */
async function guardians({ queries, door, students }: Doors, place: Place): Promise<Figure[]> {
  const figure = figuresOf('public result, 32 clients');
  let turn = 0;
  let refused = 0;
  const through = (caller: Caller) =>
    underLoad(GUARDIANS, { forMs: FOR_MS }, async () => {
      turn += 1;
      const { UserCode } = students[(turn * 17) % students.length] ?? { UserCode: '' };
      const { status, text } = await look(caller, place, UserCode, turn);
      if (status === 429) refused += 1;
      else if (status !== 200) throw new Error(text);
    });
  const own = await through(queries);
  const gateway = rateOf(await through(door));
  const koa = await hello();
  return [
    figure('answers', rateOf(own), '1/s', { atLeast: 8800 }),
    figure('p99', quantile(own, 0.99), 'ms', { atMost: 10 }),
    figure('answers through the gateway', gateway, '1/s'),
    figure('Koa that says hello', koa, '1/s'),
    figure('through the gateway, of that', (100 * gateway) / koa, '%'),
    figure('turned away (429)', refused, ''),
  ];
}

const sheetsPath = (end: string, place: Place) =>
  `/api/result/mark_sheet${end}?session_id=${place.SessionID}&exam_id=${place.ExamID}&subclass_id=${place.SubClassID}`;

async function cards({ queries, students }: Doors, place: Place, ofForty: Place): Promise<Figure[]> {
  const figure = figuresOf('report cards of 40, 8 clients');
  const pages = Math.floor(students.length / CARDS);
  let turn = 0;
  const samples = await underLoad(8, { forMs: FOR_MS }, async () => {
    turn += 1;
    const path = `${sheetsPath('', place)}&limit=${CARDS}&page=${(turn % pages) + 1}`;
    const page = await queries.send('GET', path);
    if (page.status !== 200) throw new Error(page.text);
  });
  const pdf = await timed(() => queries.send('GET', sheetsPath('.pdf', ofForty)));
  if (pdf.result.status !== 200) throw new Error(pdf.result.text);
  return [
    figure('pages of 40', rateOf(samples), '1/s', { atLeast: 490 }),
    figure('p99', quantile(samples, 0.99), 'ms', { atMost: 46 }),
    figuresOf('PDF of 40 sheets')('time', pdf.ms, 'ms', { atMost: 1000 }),
  ];
}

/** The read side ends as by a power cut and is started again; until every student's result was answered anew. */
async function restarted({ product, queries, students }: Doors, place: Place): Promise<Figure[]> {
  product.kill('projection-service');
  const { ms } = await timed(() =>
    atOnce(students, GUARDIANS, async ({ UserCode }, turn) => {
      for (;;) {
        const answer = await look(queries, place, UserCode, turn).catch(() => undefined);
        if (answer?.status === 200) return;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }),
  );
  const figure = figuresOf('the read side is killed');
  return [figure('until 2,000 results were answered again', ms, 'ms', { atMost: READY_MS })];
}

const doors = await openDoors();
try {
  const ids = doors.students.map(({ UserID }) => UserID);
  const forty = ids.slice(0, CARDS);
  const books = await addBooks(doors, PAPERS);
  const sheets: Place[] = [];
  for (const name of ['ক', 'খ', 'গ', 'ঘ', 'ঙ', 'চ', 'ছ', 'জ'])
    sheets.push(await setExam(doors, `পরীক্ষা ${name}`, books, forty));
  const whole = await setExam(doors, 'বার্ষিক পরীক্ষা', books, ids);
  const saved = await saves(doors, sheets, forty, books);
  const published = await publishing(doors, whole, ids, books);
  const [ofForty] = sheets;
  if (!ofForty) throw new Error('no sheet of forty');
  const { SessionID, ExamID } = ofForty;
  await order(doors, '/api/result/publish', { SessionID, ExamID, confirm: 1 });
  const looked = await guardians(doors, whole);
  const printed = await cards(doors, whole, ofForty);
  tell([...saved, ...published, ...looked, ...printed, ...(await restarted(doors, whole))]);
} finally {
  await doors.end();
}
