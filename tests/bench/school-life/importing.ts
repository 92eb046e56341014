import { payment } from '../../system/school.ts';
import { FEE } from '../counter/student-form.ts';
import { type Figure, figuresOf, quantile, timed } from '../figures.ts';
import { order } from '../results-day/exam.ts';
import { FILE_ROWS, FILES, importFile, type Office, rowsOf, SESSIONS, stage } from './school.ts';

const SIXTY = 60;
const CARDS = 300;
const DEPOSIT = 10;
/** Rows of one session in the later files, which so fill all the earlier sessions. */
const OF_A_SESSION = 445;
/** The students of the section that all the others of the files are in. */
export const LARGE = FILES * FILE_ROWS - SIXTY - CARDS;

/** One cashier goes on while a file is taken. @returns how long each payment took, until `over` */
async function payments({ running }: Office, isOver: () => boolean): Promise<number[]> {
  const samples: number[] = [];
  for (let at = 0; !isOver(); at += 1) {
    const student = running.students[at];
    if (!student) break;
    const body = payment(running.school, student, FEE, DEPOSIT);
    const { ms, result } = await timed(() =>
      running.door.send('POST', '/api/accounts/fee_collections', body),
    );
    if (result.status !== 201) throw new Error(result.text.slice(0, 300));
    samples.push(ms);
  }
  return samples;
}

/** The sessions that are over beside the running one. */
async function sessionsBefore({ running }: Office): Promise<number[]> {
  const ids: number[] = [];
  for (let back = 1; back < SESSIONS; back += 1)
    ids.push(await order(running, '/api/academic/insert_session', { SessionName: `${2026 - back} এর বছর` }));
  return ids;
}

/** Files of 2,000: the first looked at and taken while a cashier collects; the others make the school of 8,000. */
export async function importing(office: Office) {
  const { running } = office;
  const { class: ClassID } = running.school;
  const section = (SubClass: string) =>
    order(running, '/api/academic/insert_sub_class', { ClassID, SubClass });
  const [large, sixty, cards] = [await section('খ'), await section('গ'), await section('ঘ')];
  const file = rowsOf(0, FILE_ROWS, ClassID, String(large));
  const dry = await timed(() => importFile(office, file, true));
  let over = false;
  const meanwhile = stage(office, (own) => payments(own, () => over));
  const taken = await timed(() => importFile(office, file, false)).finally(() => {
    over = true;
  });
  const paid = await meanwhile;
  const earlier = await sessionsBefore(office);
  let from = FILE_ROWS;
  const more = async (count: number, where: number, session?: number) => {
    await importFile(office, rowsOf(from, count, ClassID, String(where)), false, session);
    from += count;
  };
  const cardsFrom = from;
  await more(CARDS, cards);
  await more(SIXTY, sixty);
  for (let turn = 0; from < FILES * FILE_ROWS; turn += 1)
    await more(Math.min(OF_A_SESSION, FILES * FILE_ROWS - from), large, earlier[turn % earlier.length]);
  const figure = figuresOf(`import of ${FILE_ROWS}`);
  const figures: Figure[] = [
    figure('dry run', dry.ms, 'ms', { atMost: 5000 }),
    figure('recorded', taken.ms, 'ms', { atMost: 20_000 }),
    figure('a payment meanwhile, p99', quantile(paid, 0.99), 'ms', { atMost: 200 }),
    figure('payments meanwhile', paid.length, ''),
  ];
  const turns = Array.from({ length: CARDS }, (_, at) => cardsFrom + at);
  return { figures, large, sixty, cards, turns };
}
