import { type CommandOf, isRefusal, type Refusal } from '@madrasah/events';
import { GROUP_CHANGE, standingCommands } from '@madrasah/events/admissions';
import { OperationBegun, OperationDone, operationId, told } from '@madrasah/events/operations';
import type { CommandAnswer } from '@madrasah/service-kit/http';
import { academicsStream } from '../../academics/state.ts';
import type { Deps } from '../../deps.ts';
import {
  type DecisionContext,
  type Desk,
  type Errand,
  errandOf,
  type Step,
  stepErrand,
  stepOn,
} from '../../kernel/desk.ts';
import { type HandledCommand, handled } from '../../kernel/handler.ts';
import { operationsStream } from '../../operations/state.ts';
import { endedWithNothing } from '../../operations/steps.ts';
import { regroupStudents } from '../standing.ts';
import { type AdmissionState, admissionsStream } from '../state.ts';
import { leftBy } from './left.ts';

const { regroupStudents: definition } = standingCommands;
type Regroup = CommandOf<typeof definition>;

const decided = (state: AdmissionState, command: Regroup, { look, today }: DecisionContext) =>
  regroupStudents(state, command, { academics: look(academicsStream), charged: true, today });

const moving = (command: Regroup): Step<AdmissionState> =>
  stepOn(admissionsStream, (state, context) => decided(state, command, context), [academicsStream]);

/** The operation is named by class and section, as they are called today; it keeps whence each student came. */
const beginning = (command: Regroup) =>
  stepOn(
    operationsStream,
    ({ operations }, { look }) => {
      const { section, class: classes } = look(academicsStream);
      const place = section.get(command.sectionId);
      const left = leftBy(look(admissionsStream), command);
      const number = 1 + operations.size;
      const about = {
        ...told('class', classes.get(place?.classId ?? 0)),
        ...told('section', place),
        sectionId: command.sectionId,
        ...left.about,
      };
      const facts = { operationId: operationId(GROUP_CHANGE, number), number, kind: GROUP_CHANGE, about };
      return left.count === 0 ? [] : [OperationBegun({ ...facts, rows: command.admissionIds.length })];
    },
    [academicsStream, admissionsStream],
  );

/** Begun, everybody in one append, done: repeated with its key it goes on where it stopped. */
async function regroup(
  desk: Desk,
  command: Regroup,
  errand: Errand,
): Promise<(CommandAnswer & { position: number }) | Refusal> {
  const begun = await desk.perform(beginning(command), stepErrand(errand, 0));
  if (isRefusal(begun)) return begun;
  const operation = begun.events[0]?.data['operationId'] as string | undefined;
  // Everybody is there already.
  if (operation === undefined) return { data: { changed: 0 }, position: begun.position };
  const moved = await desk.perform(moving(command), { ...stepErrand(errand, 1), operation });
  if (isRefusal(moved))
    return endedWithNothing(desk, errand, { operation, rows: command.admissionIds.length }, moved);
  const made = moved.events.map(({ data }) => data['admissionId'] as number);
  const skipped = command.admissionIds.length - made.length;
  const end = stepOn(operationsStream, () => [OperationDone({ operationId: operation, made, skipped })]);
  const done = await desk.perform(end, { ...stepErrand(errand, 2), operation });
  if (isRefusal(done)) return done;
  return { data: { changed: made.length, operationId: operation }, position: done.position };
}

/** Students of a class go to one of its sections, as one operation. */
export const regrouping = ({ desk }: Deps): HandledCommand =>
  handled(definition, async (command, call) => {
    const errand = errandOf(call, definition.name, command);
    if (!(await desk.isRecorded(operationsStream, stepErrand(errand, 0)))) {
      const fault = await desk.foresee(moving(command), { ...errand, idempotencyKey: undefined });
      if (fault) return fault;
    }
    return regroup(desk, command, errand);
  });
