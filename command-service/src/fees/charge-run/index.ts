import { type DataOf, isRefusal, type Language } from '@madrasah/events';
import { FeesCharged, feeCommands, type RunCharges } from '@madrasah/events/fees';
import { type Desk, type Errand, errandOf } from '../../kernel/desk.ts';
import { answered, type HandledCommand, handled } from '../../kernel/handler.ts';
import { feeCalled } from '../../ledger/chart/lookups.ts';
import { chartStream } from '../../ledger/chart/state.ts';
import { peopleStream } from '../../people/state.ts';
import { previewAnswer, runAnswer } from './answers.ts';
import { type ChargeRun, planRun, runCharges } from './decide.ts';
import { leftOutOf, type Told } from './left-out.ts';
import type { Admitted } from './line.ts';
import { overAdmitted } from './step.ts';
import { undoChargeRun } from './undo.ts';

/** What a run would do as things stand, and what its students and heads are called. */
interface Looked {
  readonly run: ChargeRun;
  readonly told: (admissionId: number) => Told;
  readonly called: ReturnType<typeof feeCalled>;
}

/** Whose admission it is, by his code and the name of the reader's language. */
async function telling(
  desk: Desk,
  schoolId: string,
  admitted: readonly Admitted[],
  language: Language,
): Promise<Looked['told']> {
  const { names } = await desk.state(peopleStream, schoolId);
  const byId = new Map(admitted.map((one) => [one.admissionId, one]));
  return (admissionId) => {
    const { userId = 0, userCode = '' } = byId.get(admissionId) ?? {};
    const { bengali = '', english = '' } = names.get(userId) ?? {};
    return { UserCode: userCode, StudentName: (language === 'en' && english) || bengali };
  };
}

/** @returns the refusal of what cannot be planned. @throws StoreAway */
async function lookAt(desk: Desk, command: RunCharges, errand: Errand, language: Language) {
  let run: ChargeRun | undefined;
  let students: readonly Admitted[] = [];
  const looking = overAdmitted(command, (books, admitted) => {
    const planned = planRun(books, command, admitted);
    if (isRefusal(planned)) return planned;
    run = planned;
    students = admitted;
    return [];
  });
  // Without its key: a look records nothing, so that its repetition is another look.
  const refusal = await desk.foresee(looking, { ...errand, idempotencyKey: undefined, inputHash: undefined });
  if (refusal) return refusal;
  const chart = await desk.state(chartStream, errand.schoolId);
  const told = await telling(desk, errand.schoolId, students, language);
  return { run: run as ChargeRun, told, called: feeCalled(chart, language) } satisfies Looked;
}

type Charged = DataOf<typeof FeesCharged>;

/** What a run has charged: no reason to leave anybody out. */
function chargedBy(events: readonly { readonly type: string; readonly data: object }[]): ReadonlySet<string> {
  const lines = events.flatMap(({ type, data }) =>
    type === FeesCharged.type ? (data as Charged).lines : [],
  );
  return new Set(lines.map(([admissionId, , subLedgerId]) => `${admissionId}:${subLedgerId}`));
}

/** The charge run, its dry run, and taking it back. */
export function chargeRuns(desk: Desk): HandledCommand[] {
  const preview = handled(feeCommands.previewChargeRun, async (command, call) => {
    const errand = errandOf(call, 'PreviewChargeRun', command);
    const looked = await lookAt(desk, command, errand, call.language);
    if (isRefusal(looked)) return looked;
    return previewAnswer(looked.run, looked.told, looked.called, call.language);
  });
  const run = handled(feeCommands.runCharges, async (command, call) => {
    const errand = errandOf(call, feeCommands.runCharges.name, command);
    const done = await desk.perform(
      overAdmitted(command, (books, admitted) => runCharges(books, command, admitted)),
      errand,
    );
    if (isRefusal(done)) return done;
    const answer = answered(done, runAnswer);
    // Whom it has left out, as things stand now: also where it was recorded before and is answered again.
    const looked = await lookAt(desk, command, errand, call.language);
    if (isRefusal(looked)) return answer;
    const charged = chargedBy(done.events);
    const skipped = looked.run.skipped.filter(
      ({ admissionId, subLedgerId, why }) =>
        why !== 'standing' || !charged.has(`${admissionId}:${subLedgerId}`),
    );
    const leftOut = leftOutOf({ ...looked.run, skipped }, looked);
    return { ...answer, data: { ...(answer.data as object), ...leftOut } };
  });
  return [run, preview, ...undoChargeRun(desk)];
}
