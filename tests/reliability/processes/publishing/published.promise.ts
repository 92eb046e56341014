import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { Random } from '../../../../scripts/demo/invented/random.ts';
import { definePromise, type Figures, type Run } from '../../promise.ts';
import { Installation, PASSWORD, type ProgramName } from '../programs/installation.ts';
import { Caller, Heard } from '../shift/caller.ts';
import { onlyPlaces } from '../shift/shift.ts';
import { ExamDay } from './exam-day.ts';

interface Size {
  readonly rounds: number;
  readonly sections: number;
  readonly students: number;
}

const KILLED: readonly ProgramName[] = ['command-service', 'projection-service'];
/** How long after it was sent the publication's program is killed, at most. */
const LONGEST_AIM_MS = 8;
const PUBLISH = '/api/result/publish';

/** Publishes while a program is killed. @returns whether it was recorded before the kill; and its key, to send again */
async function interrupted(day: ExamDay, installation: Installation, random: Random, signal: AbortSignal) {
  const key = randomUUID();
  const sent = day.caller.call('POST', PUBLISH, day.exam, key);
  await pause(random.between(0, LONGEST_AIM_MS), undefined, { signal });
  installation.signal(random.pick(KILLED), 'SIGKILL');
  const { status } = await sent;
  await installation.ready(signal);
  const published = (await day.standings()).filter(({ Published }) => Published === 1).length;
  if (published !== 0 && published !== day.sections.length)
    throw new Error(`${published} of ${day.sections.length} sections are published`);
  if (status === 200 && published === 0) throw new Error('it was acknowledged, and nothing is published');
  return { key, recorded: published > 0, acknowledged: status === 200 };
}

/** Every section is published once, all at the same moment. */
async function assertOnce(day: ExamDay, version: number): Promise<void> {
  const standings = await day.standings();
  const moments = new Set(standings.map(({ PublishedAt }) => PublishedAt));
  if (standings.some(({ Version }) => Version !== version) || moments.size !== 1)
    throw new Error(`version ${version} is not what stands: ${JSON.stringify(standings)}`);
}

async function run({ seed, size, report, signal }: Run<Size>): Promise<Figures> {
  const installation = await new Installation().start(signal);
  try {
    const heard = new Heard();
    const caller = await Caller.signedIn(onlyPlaces(installation), { heard, signal }, PASSWORD);
    const day = await ExamDay.prepare(caller, seed, size.sections, size.students);
    const random = new Random(seed, 'killer');
    let [recorded, acknowledged] = [0, 0];
    for (let round = 1; round <= size.rounds; round += 1) {
      const before = await interrupted(day, installation, random, signal);
      if (before.recorded) recorded += 1;
      if (before.acknowledged) acknowledged += 1;
      const again = await caller.command(PUBLISH, day.exam, before.key);
      if (again.status !== 200) throw new Error(`sent again it was refused: ${JSON.stringify(again.body)}`);
      await assertOnce(day, round);
      const told = await day.told();
      installation.signal('projection-service', 'SIGKILL');
      await installation.ready(signal);
      if (!isDeepStrictEqual(await day.told(), told))
        throw new Error('the replay tells something else than was published');
      report(`${round} publications, ${recorded} of them recorded before the kill`);
      if (round < size.rounds) await day.withdraw();
    }
    if (heard.wrong.length > 0) throw new Error(heard.wrong.join('\n'));
    return {
      publications: size.rounds,
      'recorded before the kill': recorded,
      'of them acknowledged': acknowledged,
      results: size.sections * size.students * size.rounds,
    };
  } finally {
    await installation.end();
  }
}

export const promise = definePromise<Size>({
  key: 'publish',
  title:
    'killed in the midst of publishing: all sections or none, once, and its replay tells what was published',
  full: { rounds: 40, sections: 4, students: 5 },
  short: { rounds: 2, sections: 3, students: 3 },
  within: { full: 600, short: 60 },
  run,
});
