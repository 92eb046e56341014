import { isRefusal, Problem, type Refusal } from '@madrasah/events';
import { OperationBegun, OperationDone, operationId } from '@madrasah/events/operations';
import {
  refuseSetup as refuse,
  setupCommands,
  USUAL_PARTS,
  type UsualPart,
  usualKind,
  usualOperations,
  usualPart,
  usualRowId,
  withoutRows,
} from '@madrasah/events/setup';
import { today } from '@madrasah/service-kit/clock';
import type { Call, CommandAnswer } from '@madrasah/service-kit/http';
import type { Context } from '../deps.ts';
import { type Desk, type Errand, errandOf, stepErrand, stepOn } from '../kernel/desk.ts';
import { handled } from '../kernel/handler.ts';
import { batchStep } from '../kernel/register/index.ts';
import { operationsStream } from '../operations/state.ts';
import { undoOperations } from '../operations/steps.ts';
import { roomOf } from './rooms.ts';
import { inRows, inWords, type Taken, takeRows } from './take.ts';
import { undonePart } from './undo.ts';

const LAST = 9999; // step of the errand

/** A part, and which of its rows are not wanted. */
interface Wanted {
  readonly part: UsualPart;
  readonly without: readonly string[];
}

const wantedOf = ({
  part,
  without,
}: {
  readonly part: string;
  readonly without: readonly string[];
}): Wanted => ({
  ...{ part: usualPart(part) as UsualPart, without },
});

/** Why rows cannot be left out: the part has none of that id. */
function unknownOf({ part, without }: Wanted, today: string): Refusal | undefined {
  if (without.length === 0) return undefined;
  const known = new Set(part.rows(today).map(usualRowId));
  const fields = without.flatMap((id, index) =>
    known.has(id)
      ? []
      : [{ path: `without.${index}`, problem: new Problem('setup.usual-not-listed', { id }) }],
  );
  return fields.length > 0 ? refuse('setup.usual-unknown', {}, fields) : undefined;
}

/** The step that takes a part, and what it was last decided to come to. */
async function takingStep(desk: Desk, { part, without }: Wanted, schoolId: string, today: string) {
  const rows = withoutRows(part.rows(today), without);
  const seen: { taken?: Taken } = {};
  const step = await batchStep(desk, roomOf(part), schoolId, (desktop) => {
    const taken = takeRows(desktop, rows);
    if (isRefusal(taken)) return taken;
    seen.taken = taken;
    return taken.drafts;
  });
  return { step, seen };
}

/** What taking a part would come to; nothing is recorded. */
async function look(desk: Desk, wanted: Wanted, errand: Errand): Promise<Taken | Refusal> {
  const unknown = unknownOf(wanted, today(desk.clock));
  if (unknown) return unknown;
  const { step, seen } = await takingStep(desk, wanted, errand.schoolId, today(desk.clock));
  const refusal = await desk.foresee(step, { ...errand, idempotencyKey: undefined });
  return refusal ?? (seen.taken as Taken);
}

const told = ({ made, there }: Taken, { language }: Call) => ({
  ...{ count: made.length, make: inWords(made, language), there: inWords(there, language) },
});

/** Begun, the rows in one append, done: a repetition with the same key goes on where the first one stopped. */
async function take(desk: Desk, wanted: Wanted, call: Call): Promise<CommandAnswer | Refusal> {
  const { part, without } = wanted;
  const errand = errandOf(call, 'TakeUsual', { part: part.part, ...(without.length > 0 && { without }) });
  const begun = await desk.isRecorded(operationsStream, stepErrand(errand, 0));
  const seen = begun ? undefined : await look(desk, wanted, errand);
  if (isRefusal(seen)) return seen;
  if (seen?.made.length === 0) return refuse(without.length > 0 ? 'setup.usual-none' : 'setup.usual-there');
  const kind = usualKind(part.part);
  const beginning = stepOn(operationsStream, ({ operations }) => {
    const number = 1 + operations.size;
    const rows = seen?.made.length ?? 0;
    return [OperationBegun({ operationId: operationId(kind, number), number, kind, about: {}, rows })];
  });
  const first = await desk.perform(beginning, stepErrand(errand, 0));
  if (isRefusal(first)) return first;
  const operation = first.events[0]?.data['operationId'] as string;
  const { step } = await takingStep(desk, wanted, errand.schoolId, today(desk.clock));
  const taken = await desk.perform(step, { ...stepErrand(errand, 1), operation });
  if (isRefusal(taken)) return taken;
  const registers = idsOf(part, taken.events);
  const made = Object.values(registers).flat();
  const end = stepOn(operationsStream, () => [
    OperationDone({ operationId: operation, made, skipped: 0, registers }),
  ]);
  const done = await desk.perform(end, { ...stepErrand(errand, LAST), operation });
  if (isRefusal(done)) return done;
  const data = { operationId: operation, count: made.length, ...(seen && told(seen, call)) };
  return { data, position: done.position };
}

/** The ids of what events have made, by the key of the register. */
function idsOf(part: UsualPart, events: readonly { readonly type: string; readonly data: object }[]) {
  const added = part.registers.map((register) => {
    const changes = events.flatMap((event) => register.recorded.read(event) ?? []);
    return [register.key, changes.flatMap((one) => (one.kind === 'added' ? [one.id] : []))] as const;
  });
  return Object.fromEntries(added.filter(([, ids]) => ids.length > 0));
}

/** Taking the usual of a new school, and taking it back. */
export const setup: Context = ({ desk }) => [
  handled(setupCommands.lookAtUsual, async (command, call) => {
    const seen = await look(desk, wantedOf(command), errandOf(call, 'LookAtUsual', command));
    if (isRefusal(seen)) return seen;
    return { data: { ...told(seen, call), rows: inRows(seen.made, call.language) } };
  }),
  handled(setupCommands.takeUsual, (command, call) => take(desk, wantedOf(command), call)),
  ...undoOperations(
    desk,
    usualOperations,
    USUAL_PARTS.map((part) => undonePart(desk, part)),
  ),
];
