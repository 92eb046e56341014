import { isRefusal } from '@madrasah/events';
import { planCommands } from '@madrasah/events/plans';
import { type Desk, lookErrand } from '../../kernel/desk.ts';
import { type HandledCommand, handled, oneStep } from '../../kernel/handler.ts';
import { feeCalled } from '../../ledger/chart/lookups.ts';
import { chartStream } from '../../ledger/chart/state.ts';
import { chargeFees } from '../charge.ts';
import { previewAnswer, runAnswer } from '../charge-run/answers.ts';
import type { ChargeRun } from '../charge-run/decide.ts';
import { overAdmitted } from '../charge-run/step.ts';
import { planLateFees } from './decide.ts';

/** The late fee of whatever month is late, and its dry run. It is undone like a charge run. */
export function lateFees(desk: Desk): HandledCommand[] {
  const preview = handled(planCommands.previewLateFees, async (command, call) => {
    let planned: ChargeRun | undefined;
    let codes: ReadonlyMap<number, string> = new Map();
    const looking = overAdmitted(command, (books, admitted) => {
      const run = planLateFees(books, admitted);
      if (isRefusal(run)) return run;
      planned = run;
      codes = new Map(admitted.map(({ admissionId, userCode }) => [admissionId, userCode]));
      return [];
    });
    const errand = lookErrand(call, 'PreviewLateFees', command);
    const refusal = await desk.foresee(looking, errand);
    if (refusal) return refusal;
    const chart = await desk.state(chartStream, errand.schoolId);
    const called = feeCalled(chart, call.language);
    return previewAnswer(
      planned as ChargeRun,
      (id) => ({ UserCode: codes.get(id) ?? '', StudentName: '' }),
      called,
      call.language,
    );
  });
  const run = oneStep(
    desk,
    planCommands.runLateFees,
    (command) =>
      overAdmitted(command, (books, admitted) => {
        const run = planLateFees(books, admitted);
        if (isRefusal(run)) return run;
        const { sessionId } = command;
        return chargeFees(books, { admissionId: null, sessionId, dueOn: run.dueOn, lines: run.lines });
      }),
    runAnswer,
  );
  return [run, preview];
}
