import { digitsOf } from '@madrasah/events';
import type { Counter } from '../counter/counter.ts';
import { atOnce } from '../counter/load.ts';
import { answered, statementOf } from '../counter/rows.ts';
import { type RunningSchool, STUDENTS } from '../counter/running-school.ts';
import { type Figure, figuresOf, quantile, tell } from '../figures.ts';
import { FullSchool } from './school.ts';

// What it takes to erase a student of a school of 2,000 who owe thirteen items each, with 20,000 receipts and a remark
// typed of each student: until it is answered, and until every answer that tells of him tells nothing; the processor
// time of all programs meanwhile; and how long one clerk waits for a payment while it goes on, beside those before.
// `node tests/bench/costs/erasure.ts [receipts] [how many are erased] [folder of another version]`
const [, , receipts = '20000', times = '5', root] = process.argv;
const CLIENTS = 8;
const AT_MOST_MS = 2_000;
const MONTH = 3;

const spentBy = ({ house }: RunningSchool) =>
  [...house.spent().values()].reduce((sum, { cpuMs }) => sum + cpuMs, 0);

/** What a clerk waits for a payment, one after another, while some work goes on. */
async function beside<T>(counter: Counter, work: () => Promise<T>): Promise<{ result: T; waits: number[] }> {
  const waits: number[] = [];
  let over = false;
  const clerk = (async () => {
    while (!over) {
      const began = performance.now();
      await counter.pay(CLIENTS);
      waits.push(performance.now() - began);
    }
  })();
  try {
    return { result: await work(), waits };
  } finally {
    over = true;
    await clerk;
  }
}

/** Erases one, and asks what tells of him until nothing of him is told. */
async function erase({ running, duesPath }: Counter, index: number) {
  const { door, students } = running;
  const at = students.length - 1 - index;
  const { UserID, AdmissionID } = students[at] as (typeof students)[number];
  const telling = [statementOf(AdmissionID), `/api/users/get_single_user?id=${UserID}`, duesPath];
  const tells = async (headers = {}) => {
    const answers = await Promise.all(telling.map((path) => answered(running, path, headers)));
    return answers.flatMap(({ text }, asked) =>
      [at, digitsOf(String(at), 'bn')].some((number) => text.includes(`শিক্ষার্থী ${number}`))
        ? [telling[asked]]
        : [],
    );
  };
  if ((await tells()).length < 2) throw new Error(`told of ${UserID}: ${await tells()}`);
  const began = performance.now();
  const answer = await door.send('POST', `/api/users/${UserID}/erase`, { reason: 'অনুরোধ' });
  if (answer.status !== 200) throw new Error(answer.text);
  const answeredMs = performance.now() - began;
  const after = { 'x-after-position': JSON.parse(answer.text).position };
  const still = await tells(after);
  if (still.length > 0) throw new Error(`${UserID} is told of still: ${still}`);
  return { answeredMs, wholeMs: performance.now() - began };
}

const school = await FullSchool.open(root || undefined);
const { running, counter } = school;
try {
  const told = figuresOf(
    `erasing one of ${STUDENTS} students${root ? ' (before)' : ''}, ${receipts} receipts`,
  );
  const clients = Array.from({ length: CLIENTS }, (_, client) => client);
  await atOnce(clients, CLIENTS, async (client) => {
    while (counter.taken < Number(receipts)) await counter.pay(client);
  });
  await atOnce(running.students, CLIENTS, async ({ AdmissionID }) => {
    const comment = { AdmissionID, MonthID: MONTH, comment: `অভিভাবক বলেছেন ${AdmissionID}` };
    const { status, text } = await running.door.send('POST', '/api/accounts/fee_comments', comment);
    if (status >= 300) throw new Error(text);
  });
  await answered(running, counter.duesPath);
  const quiet = await beside(counter, () => new Promise((done) => setTimeout(done, 3_000)));
  const figures: Figure[] = [];
  const [alone, spent]: [number[], number[]] = [[], []];
  for (let index = 0; index < Number(times); index += 1) {
    const before = spentBy(running);
    const { answeredMs, wholeMs } = await erase(counter, index);
    alone.push(answeredMs);
    await new Promise((done) => setTimeout(done, 1_500)); // what goes on behind the answer
    spent.push(spentBy(running) - before);
    figures.push(told(`${index + 1}: until nothing of him is told`, wholeMs, 'ms'));
  }
  const at = { atMost: AT_MOST_MS };
  const busy = await beside(counter, () => erase(counter, Number(times)));
  tell([
    told('until it is answered, first', alone[0] ?? 0, 'ms'),
    told('until it is answered, median', quantile(alone, 0.5), 'ms'),
    ...(spent[0] ? [told('processor time of all programs, median', quantile(spent, 0.5), 'ms', at)] : []),
    ...figures,
    told('beside a clerk who takes payments: until nothing is told', busy.result.wholeMs, 'ms'),
    told('his payments meanwhile: median', quantile(busy.waits, 0.5), 'ms'),
    told('his payments meanwhile: longest', Math.max(...busy.waits), 'ms'),
    told('his payments before: median', quantile(quiet.waits, 0.5), 'ms'),
    told('his payments before: longest', Math.max(...quiet.waits), 'ms'),
  ]);
  await counter.prove();
} finally {
  await running.end();
}
