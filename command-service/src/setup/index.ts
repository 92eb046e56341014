import { isRefusal, type Refusal } from '@madrasah/events';
import { OperationBegun, OperationDone, operationId } from '@madrasah/events/operations';
import {
  refuseSetup as refuse,
  setupCommands,
  USUAL_ROWS,
  usualKind,
  usualOperations,
} from '@madrasah/events/setup';
import type { Call, CommandAnswer } from '@madrasah/service-kit/http';
import type { Context } from '../deps.ts';
import { type Desk, type Errand, errandOf, stepErrand, stepOn } from '../kernel/desk.ts';
import { handled } from '../kernel/handler.ts';
import { operationsStream } from '../operations/state.ts';
import { undoOperations } from '../operations/steps.ts';
import { conditionsWork } from './conditions/work.ts';
import { papersWork } from './papers.ts';
import { rowsWork } from './registers.ts';
import { undonePart } from './undo.ts';
import type { Comes, Work } from './work.ts';

const LAST = 9999; // step of the errand

const WORKS: readonly Work[] = [...USUAL_ROWS.map(rowsWork), conditionsWork, papersWork];
const workOf = (part: string) => WORKS.find((work) => work.part.part === part) as Work;

interface Wanted {
  readonly part: string;
  /** Ids of rows that are not wanted. */
  readonly without: readonly string[];
}

/** What taking a part would come to; nothing is recorded. */
async function look(desk: Desk, { part, without }: Wanted, errand: Errand): Promise<Comes | Refusal> {
  const taking = await workOf(part).taking(desk, without, errand);
  if (isRefusal(taking)) return taking;
  const refusal = await desk.foresee(taking.step, { ...errand, idempotencyKey: undefined });
  return refusal ?? (taking.seen.comes as Comes);
}

const told = (comes: Comes, { language }: Call) => ({
  ...{ count: comes.count, make: comes.make(language), there: comes.there(language) },
});

/** Begun, what is made in one append, done: a repetition with the same key goes on where the first one stopped. */
async function take(desk: Desk, wanted: Wanted, call: Call): Promise<CommandAnswer | Refusal> {
  const { part, without } = wanted;
  const errand = errandOf(call, 'TakeUsual', { part, ...(without.length > 0 && { without }) });
  const begun = await desk.isRecorded(operationsStream, stepErrand(errand, 0));
  const seen = begun ? undefined : await look(desk, wanted, errand);
  if (isRefusal(seen)) return seen;
  if (seen?.count === 0) return refuse(without.length > 0 ? 'setup.usual-none' : 'setup.usual-there');
  const operation = await begin(desk, workOf(part), seen?.count ?? 0, errand);
  return isRefusal(operation) ? operation : carryOut(desk, wanted, operation, { errand, seen, call });
}

/** @returns the id of the operation */
async function begin(desk: Desk, work: Work, rows: number, errand: Errand): Promise<string | Refusal> {
  const kind = usualKind(work.part.part);
  const about = (await work.about?.(desk, errand)) ?? {};
  const beginning = stepOn(operationsStream, ({ operations }) => {
    const number = 1 + operations.size;
    return [OperationBegun({ operationId: operationId(kind, number), number, kind, about, rows })];
  });
  const first = await desk.perform(beginning, stepErrand(errand, 0));
  return isRefusal(first) ? first : (first.events[0]?.data['operationId'] as string);
}

interface On {
  readonly errand: Errand;
  readonly seen: Comes | undefined;
  readonly call: Call;
}

async function carryOut(
  desk: Desk,
  { part, without }: Wanted,
  operation: string,
  { errand, seen, call }: On,
): Promise<CommandAnswer | Refusal> {
  const work = workOf(part);
  const taking = await work.taking(desk, without, errand);
  if (isRefusal(taking)) return taking;
  const taken = await desk.perform(taking.step, { ...stepErrand(errand, 1), operation });
  if (isRefusal(taken)) return taken;
  const registers = work.madeBy(taken.events);
  const made = Object.values(registers).flat();
  const end = stepOn(operationsStream, () => [
    OperationDone({ operationId: operation, made, skipped: 0, registers: registers as never }),
  ]);
  const done = await desk.perform(end, { ...stepErrand(errand, LAST), operation });
  if (isRefusal(done)) return done;
  const count = seen?.count ?? taking.seen.comes?.count ?? made.length;
  const data = { operationId: operation, count, ...(seen && told(seen, call)) };
  return { data, position: done.position };
}

/** Taking the usual of a new school, and taking it back. */
export const setup: Context = ({ desk }) => [
  handled(setupCommands.lookAtUsual, async (command, call) => {
    const seen = await look(desk, command, errandOf(call, 'LookAtUsual', command));
    if (isRefusal(seen)) return seen;
    return { data: { ...told(seen, call), rows: seen.rows(call.language) } };
  }),
  handled(setupCommands.takeUsual, (command, call) => take(desk, command, call)),
  ...undoOperations(
    desk,
    usualOperations,
    WORKS.map((work) => undonePart(desk, work)),
  ),
];
