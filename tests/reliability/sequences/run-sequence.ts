import { isDeepStrictEqual } from 'node:util';
import { streams } from '@madrasah/events';
import type { RecordedEvent } from '@madrasah/service-kit/event-store';
import { type JournalState, journalStream } from '../../../command-service/src/ledger/journal/state.ts';
import { chartDrafts } from '../../../command-service/src/test-support/chart.ts';
import { type Deed, Office, type Told } from './deeds.ts';
import { formAt } from './forms/index.ts';
import { agreementFaults } from './invariants/agreement.ts';
import { chartFacts } from './invariants/invariant.ts';
import type { Ground, SmallSchool } from './small-school.ts';
import type { Sequence, Step, StepOf } from './steps.ts';
import { Watch } from './watch.ts';

export const CHART = chartFacts(chartDrafts());
const MINUTE = 60_000;
/** After so many steps the equalities are held for every day of the books. */
const EVERY = 10;

/** What has come of the commands of sequences, and how many events of each kind were recorded. */
export class Tally {
  sequences = 0;
  commands = 0;
  repeated = 0;
  readonly refusals = new Map<string, number>();
  readonly events = new Map<string, number>();

  count(counts: 'refusals' | 'events', name: string): void {
    this[counts].set(name, 1 + (this[counts].get(name) ?? 0));
  }
}

interface Sent {
  readonly deed: Deed;
  readonly told: Told;
}

/** Carries out one sequence in a school of its own. @returns the school @throws Error that names what does not hold, and after what */
export async function runSequence(ground: Ground, sequence: Sequence, tally = new Tally()): Promise<string> {
  const school = await ground.school();
  const jumps = sequence.some((group) => group.some(({ kind }) => kind === 'clock'));
  const run = new SequenceRun(school, tally, jumps);
  await run.expectNothingBroken('the school was opened');
  for (const [index, group] of sequence.entries()) {
    await run.carryOut(group);
    await run.expectNothingBroken(`${index + 1}. ${JSON.stringify(group.map(named))}`);
  }
  await run.expectEndsWell();
  tally.sequences += 1;
  return school.schoolId;
}

/** Sent again later it asks, too, for what a crash may have left out, and that is whatever is due by then. */
const ASKS_MORE = 'SettleLeaver';

/** A form by the name of its command. */
const named = (step: Step) => (step.kind === 'form' ? { ...step, form: formAt(step.form)[0] } : step);

interface Sending {
  readonly deed: Deed;
  readonly told: Promise<Told>;
}

class SequenceRun {
  readonly #school: SmallSchool;
  readonly #office: Office;
  readonly #watch: Watch;
  readonly #tally: Tally;
  /** The clock is set back or forward on the way: then not everything is known at the instant it tells. */
  readonly #jumps: boolean;
  readonly #sent: Sent[] = [];
  #next = 0;
  #steps = 0;
  /** After how many steps every day was last held. */
  #held = 0;
  /** Whether a command of the group in hand was answered that it is recorded, or taken. */
  #recorded = true;

  constructor(school: SmallSchool, tally: Tally, jumps: boolean) {
    this.#jumps = jumps;
    this.#school = school;
    this.#office = new Office(school);
    this.#watch = new Watch(school.schoolId, CHART, school.ground.codec);
    this.#tally = tally;
  }

  /** Sends the commands of a group at once. */
  async carryOut(group: readonly Step[]): Promise<void> {
    this.#school.clock.advance(MINUTE);
    const [journal, chart] = await Promise.all([this.#office.journal, this.#office.chart]);
    this.#recorded = false;
    const sending: Promise<unknown>[] = [];
    let last: Sending | undefined;
    this.#steps += group.length;
    for (const step of group) {
      if (step.kind === 'wait') this.#school.clock.advance(step.days * 24 * 60 * MINUTE);
      else if (step.kind === 'clock') this.#school.clock.advance(step.by);
      else if (step.kind === 'repeat') sending.push(this.#repeat(step, last));
      else {
        const deed =
          step.kind === 'form' ? this.#office.form(step, journal, chart) : this.#office.deed(step, journal);
        if (!deed) continue;
        last = { deed, told: this.#send(deed) };
        sending.push(last.told);
      }
    }
    await Promise.all(sending);
  }

  async #send(deed: Deed): Promise<Told> {
    const told = await deed.send(deed.key);
    this.#tally.commands += 1;
    this.#recorded ||= told.recorded || told.taken === true;
    if (told.refused) this.#tally.count('refusals', told.refused);
    this.#sent.push({ deed, told });
    return told;
  }

  /** Once more with its key: the answer of the first time; another command with it: refused. */
  async #repeat({ which, changed }: StepOf<'repeat'>, inFlight?: Sending): Promise<void> {
    if (inFlight && !changed) return this.#twiceAtOnce(inFlight);
    const recorded = this.#sent.filter(({ told, deed }) => told.recorded && deed.name !== ASKS_MORE);
    const first = recorded[which % Math.max(1, recorded.length)];
    const other = this.#sent[which % Math.max(1, this.#sent.length)];
    if (!first || !other) return;
    this.#tally.repeated += 1;
    if (!changed) {
      const again = await first.deed.send(first.deed.key);
      if (again.answer !== first.told.answer)
        throw new Error(`${first.deed.name} repeated: ${again.answer}, first ${first.told.answer}`);
    } else if (other.deed.inputHash !== first.deed.inputHash && other.deed.keptBy === first.deed.keptBy) {
      const { refused, answer } = await other.deed.send(first.deed.key);
      if (refused !== 'key.reused')
        throw new Error(`${other.deed.name} with the key of ${first.deed.name}: ${answer}`);
    }
  }

  /** The command before it in its group, sent again before it was answered. */
  async #twiceAtOnce({ deed, told }: Sending): Promise<void> {
    const [first, again] = await Promise.all([told, deed.send(deed.key)]);
    this.#tally.repeated += 1;
    this.#recorded ||= again.recorded;
    if (first.recorded && again.answer !== first.answer)
      throw new Error(`${deed.name} twice at once: ${first.answer} and ${again.answer}`);
  }

  async #newEvents(): Promise<RecordedEvent[]> {
    const { ground, schoolId } = this.#school;
    const events: RecordedEvent[] = [];
    for await (const event of ground.store.readStream(streams.journal(schoolId), { from: this.#next }))
      events.push(event);
    this.#next += events.length;
    return events;
  }

  /** The invariants over what was recorded since the last time. @throws Error */
  async expectNothingBroken(after: string): Promise<void> {
    const events = await this.#newEvents();
    this.#office.notes(events);
    for (const { type } of events) this.#tally.count('events', type);
    const found = this.#watch.take(events);
    if (events.length > 0 && !this.#recorded) found.push('refused: something was recorded');
    found.push(...agreementFaults(await this.#office.journal, this.#watch.books));
    if (this.#steps - this.#held >= EVERY) {
      found.push(...this.#watch.takeEveryDay(await this.#office.journal));
      this.#held = this.#steps;
    }
    if (found.length > 0) throw new Error(`${found.join('; ')} — after ${after}`);
    if (this.#next % 3 !== 0) return;
    if (this.#jumps) this.#watch.rememberWhatIsPast();
    else this.#watch.remember(this.#school.clock.now());
  }

  /** Everything once more from the log alone. @throws Error */
  async expectEndsWell(): Promise<void> {
    const { ground, schoolId } = this.#school;
    const found = this.#watch.takeAll(await this.#office.journal);
    const replayed = new Watch(schoolId, CHART, ground.codec);
    this.#next = 0;
    found.push(...replayed.take(await this.#newEvents()));
    if (replayed.told() !== this.#watch.told()) found.push('books: their replay tells something else');
    const live = await this.#office.journal;
    const desk = this.#school.newDesk();
    if (!isDeepStrictEqual(plain(await desk.state(journalStream, schoolId)), plain(live)))
      found.push('state: its replay is another');
    if (found.length > 0) throw new Error(`${found.join('; ')} — at the end`);
  }
}

/** Tables in the order of their keys: a state is what it holds, not how it came about. */
const plain = (state: JournalState) =>
  Object.entries(state).map(([name, table]) => [name, new Map<unknown, unknown>(table.entries())]);
