import { type DataOf, isRefusal, type Refusal } from '@madrasah/events';
import { type AdmissionChanged, refuseAdmissions } from '@madrasah/events/admissions';
import { planCommands } from '@madrasah/events/plans';
import type { Call, CommandAnswer } from '@madrasah/service-kit/http';
import { admissionsStream } from '../../admissions/state.ts';
import { admissionChange, type ChangeAdmission } from '../../admissions/steps.ts';
import { type ChangePlan, changedPrices } from '../../fees/steps.ts';
import { type Desk, type Errand, errandOf, lookErrand, stepErrand, stepOn } from '../../kernel/desk.ts';
import { type HandledCommand, handled } from '../../kernel/handler.ts';
import { feeCalled } from '../../ledger/chart/lookups.ts';
import { chartStream } from '../../ledger/chart/state.ts';
import { doneAnswer, previewAnswer } from './answer.ts';

type Changed = DataOf<typeof AdmissionChanged>;

const NOTHING: ChangePlan = { repriced: [], charges: [], kept: [], ahead: [], unpriced: [] };

/** The change and its money as they would be, or why they cannot be. */
async function foreseen(desk: Desk, command: ChangeAdmission, errand: Errand) {
  let changed: Changed | undefined;
  const { stream, decide, reads } = admissionChange(command);
  const looking = stepOn(
    stream,
    (state, context) => {
      const drafts = decide(state, context);
      if (!isRefusal(drafts)) changed = drafts[0]?.data as Changed;
      return drafts;
    },
    reads,
  );
  const fault = await desk.foresee(looking, errand);
  if (fault) return { fault, plan: NOTHING };
  if (!changed) return { fault: refuseAdmissions('admission.not-found'), plan: NOTHING };
  let plan = NOTHING;
  const priced = changedPrices(changed, (seen) => {
    plan = seen;
  });
  return { fault: await desk.foresee(priced, errand), plan };
}

/**
 * Changes a student's class, section, residence, new or old: his admission, then what it makes of his charges. Both are
 * foreseen first. What a crash interrupts between the two a policy completes.
 */
export async function changeStudent(
  desk: Desk,
  command: ChangeAdmission,
  errand: Errand,
): Promise<(CommandAnswer & { position: number }) | Refusal> {
  const first = stepErrand(errand, 1);
  const isRepeated = await desk.isRecorded(admissionsStream, first);
  if (!isRepeated) {
    const { fault } = await foreseen(desk, command, first);
    // Its twin may have been recorded while this one looked.
    if (fault && !(await desk.isRecorded(admissionsStream, first))) return fault;
  }
  const changed = await desk.perform(admissionChange(command), first);
  if (isRefusal(changed)) return changed;
  const data = changed.events[0]?.data as Changed;
  const priced = await desk.perform(changedPrices(data), stepErrand(errand, 2));
  // A change that moved no money left nothing under its second key: repeated, it is answered as it was.
  if (isRefusal(priced) && !isRepeated) return priced;
  const money = isRefusal(priced) ? { events: [], position: 0 } : priced;
  const { admissionId, changeNo } = data;
  return {
    id: admissionId,
    data: { AdmissionID: admissionId, changeNo, ...doneAnswer(money.events) },
    position: Math.max(changed.position, money.position),
  };
}

/** The endpoint of changes, and its look. */
export function studentChanges(desk: Desk): HandledCommand[] {
  const look = async (command: ChangeAdmission, call: Call): Promise<CommandAnswer | Refusal> => {
    const errand = lookErrand(call, 'PreviewStudentChange', command);
    const { fault, plan } = await foreseen(desk, command, errand);
    // Whoever has no price is named in the look, and refused by the deed.
    if (fault && plan.unpriced.length === 0) return fault;
    const chart = await desk.state(chartStream, errand.schoolId);
    return { data: previewAnswer(plan, feeCalled(chart, call.language)) };
  };
  return [
    handled(planCommands.changeStudent, async ({ preview, ...command }, call) => {
      if (preview) return look(command, call);
      return changeStudent(desk, command, errandOf(call, planCommands.changeStudent.name, command));
    }),
    handled(planCommands.previewStudentChange, (command, call) => look(command, call)),
  ];
}
