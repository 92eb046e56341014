import { type AnyRow, type EventDraft, isRefusal, type Refusal, refuse as refuseAny } from '@madrasah/events';
import { sections, sessions } from '@madrasah/events/academics';
import {
  type ExamFee,
  examFees,
  examNames,
  type FeesForSections,
  previewFeesForSections,
  refuseExams as refuse,
  type SectionDoes,
  type SectionFee,
  setFeesForSections,
} from '@madrasah/events/exams';
import { power } from '@madrasah/events/kernel';
import { isPermitted } from '@madrasah/service-kit/access';
import type { Call } from '@madrasah/service-kit/http';
import { accessStream } from '../../access/state.ts';
import { type Desk, errandOf, lookErrand } from '../../kernel/desk.ts';
import { type HandledCommand, handled } from '../../kernel/handler.ts';
import { addTo, batchStep, changeIn, type Desktop } from '../../kernel/register/index.ts';
import { inOne } from '../../kernel/several/in-one.ts';
import { demandedFee } from '../demanded-fee.ts';
import { examsRoom } from '../steps.ts';

type Row = ExamFee & AnyRow;
type Charged = Pick<ExamFee, 'subLedgerId' | 'fee'>;

const feeSlots = demandedFee('Fee');

/** The registers of exams, and who may change what. */
const ROOM = {
  ...examsRoom,
  slots: {
    ...examsRoom.slots,
    examFee: { ...feeSlots, reads: [...(feeSlots.reads ?? []), accessStream] },
  },
};
const EDIT = power('exam_fee_setting', 'edit');

const standingIn = (desktop: Desktop): Row[] =>
  ([...desktop.of(examFees).rows.values()] as unknown as Row[]).filter(({ retired }) => !retired);

/** The fee of a section in the exam before this one: what was set last of any other. */
const lastFee = (rows: readonly Row[], { sessionId, examId }: FeesForSections, sectionId: number) =>
  rows.findLast(
    (row) => row.sectionId === sectionId && !(row.sessionId === sessionId && row.examId === examId),
  );

const onWire = ({ subLedgerId, fee }: Charged) => ({ SLID: subLedgerId, Fee: Number(fee) / 100 });

/** What becomes of one section. */
function doesOf(wanted: Charged | undefined, before: Charged | undefined, replace: boolean): SectionDoes {
  if (!wanted) return 'none';
  if (!before) return 'new';
  if (before.subLedgerId === wanted.subLedgerId && before.fee === wanted.fee) return 'same';
  return replace ? 'changes' : 'stands';
}

interface Done {
  readonly drafts: readonly EventDraft[];
  readonly told: SectionFee;
}

/** The fee of one section, as it is said or as it was last. */
function oneSection(desktop: Desktop, command: FeesForSections, sectionId: number): Done | Refusal {
  const { sessionId, examId, said, replace } = command;
  const rows = standingIn(desktop);
  const before = rows.find(
    (row) => row.sectionId === sectionId && row.sessionId === sessionId && row.examId === examId,
  );
  const last = said ? undefined : lastFee(rows, command, sectionId);
  const wanted = said ?? last;
  const does = doesOf(wanted, before, replace);
  const told: SectionFee = {
    ...{ SubClassID: sectionId, does, now: wanted ? onWire(wanted) : null },
    before: before ? onWire(before) : null,
    from: last ? { SessionID: last.sessionId, ExamID: last.examId } : null,
  };
  if (!wanted || (does !== 'new' && does !== 'changes')) return { drafts: [], told };
  const { subLedgerId, fee } = wanted;
  const decided = before
    ? changeIn(desktop, examFees, before['id'] as number, { subLedgerId, fee })
    : addTo(desktop, examFees, { sessionId, examId, sectionId, subLedgerId, fee });
  if (isRefusal(decided)) return decided;
  return { drafts: decided.drafts, told };
}

/** The fee of an exam for its sections: of all of them or of none. Pure. */
export function feesForSections(
  desktop: Desktop,
  command: FeesForSections,
  mayChange: boolean,
): { readonly drafts: readonly EventDraft[]; readonly told: readonly SectionFee[] } | Refusal {
  const done: Done[] = [];
  const faults: Refusal['fields'][number][] = [];
  const { find } = desktop.of(examFees).around;
  if (!find(sessions, command.sessionId)) return sessions.refuse(sessions.codes.unknown);
  if (!find(examNames, command.examId)) return examNames.refuse(examNames.codes.unknown);
  for (const [index, sectionId] of command.sectionIds.entries()) {
    const section = find(sections, sectionId);
    if (!section) return sections.refuse(sections.codes.unknown);
    const one = oneSection(desktop, command, sectionId);
    if (isRefusal(one)) faults.push(...inOne(one, `SubClassIDs.${index}`, section as never));
    else done.push(one);
  }
  if (faults.length > 0) return refuse('exams.sections-refused', { count: faults.length }, faults);
  const told = done.map((one) => one.told);
  if (told.every(({ does }) => does === 'none')) return refuse('exams.no-last-fee');
  if (!mayChange && told.some(({ does }) => does === 'changes')) return refuseAny('access.denied');
  return { drafts: done.flatMap(({ drafts }) => drafts), told };
}

/** The step that sets fees, and what it found to do once it was decided. */
async function stepOf(desk: Desk, command: FeesForSections, { caller }: Call) {
  const seen: { told: readonly SectionFee[] } = { told: [] };
  const step = await batchStep(desk, ROOM, caller?.schoolId ?? '', (desktop) => {
    const login = desktop
      .of(examFees)
      .around.look(accessStream)
      .logins.get(caller?.loginId ?? 0);
    const decided = feesForSections(desktop, command, login !== undefined && isPermitted(login, EDIT));
    if (isRefusal(decided)) return decided;
    seen.told = decided.told;
    return decided.drafts;
  });
  return { step, seen };
}

export const settingFees = (desk: Desk): readonly HandledCommand[] => [
  handled(setFeesForSections, async (command, call) => {
    const { step } = await stepOf(desk, command, call);
    const done = await desk.perform(step, errandOf(call, setFeesForSections.name, command));
    return isRefusal(done) ? done : { position: done.position, data: { set: done.events.length } };
  }),
  handled(previewFeesForSections, async (command, call) => {
    const { step, seen } = await stepOf(desk, command, call);
    const errand = lookErrand(call, previewFeesForSections.name, command);
    return (await desk.foresee(step, errand)) ?? { data: { sections: seen.told } };
  }),
];
