import { isRefusal } from '@madrasah/events';
import { feeCommands } from '@madrasah/events/fees';
import { type Desk, errandOf } from '../../kernel/desk.ts';
import { type HandledCommand, handled, oneStep } from '../../kernel/handler.ts';
import { feeCalled } from '../../ledger/chart/lookups.ts';
import { chartStream } from '../../ledger/chart/state.ts';
import { previewAnswer, runAnswer } from './answers.ts';
import { type ChargeRun, planRun, runCharges } from './decide.ts';
import { overAdmitted } from './step.ts';
import { undoChargeRun } from './undo.ts';

/** The charge run, its dry run, and taking it back. */
export function chargeRuns(desk: Desk): HandledCommand[] {
  const preview = handled(feeCommands.previewChargeRun, async (command, call) => {
    let planned: ChargeRun | undefined;
    let codes: ReadonlyMap<number, string> = new Map();
    const looking = overAdmitted(command, (books, admitted) => {
      const run = planRun(books, command, admitted);
      if (isRefusal(run)) return run;
      planned = run;
      codes = new Map(admitted.map(({ admissionId, userCode }) => [admissionId, userCode]));
      return [];
    });
    // Without its key: a look records nothing, so that its repetition is another look.
    const errand = errandOf({ ...call, idempotencyKey: undefined }, 'PreviewChargeRun', command);
    const refusal = await desk.foresee(looking, errand);
    if (refusal) return refusal;
    const chart = await desk.state(chartStream, errand.schoolId);
    const called = feeCalled(chart, call.language);
    return previewAnswer(planned as ChargeRun, (id) => codes.get(id) ?? '', called, call.language);
  });
  const run = oneStep(
    desk,
    feeCommands.runCharges,
    (command) => overAdmitted(command, (books, admitted) => runCharges(books, command, admitted)),
    runAnswer,
  );
  return [run, preview, ...undoChargeRun(desk)];
}
