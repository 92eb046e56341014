import { type EventDraft, isRefusal, Problem, type Refusal, refuse as refuseAny } from '@madrasah/events';
import { refuseAdmissions } from '@madrasah/events/admissions';
import {
  CharacterReportChanged,
  CharacterReported,
  CharacterReportPrinted,
  CharacterReportWithdrawn,
  characterTypes,
  characterVariants,
  refuseCharacter as refuse,
} from '@madrasah/events/hostel';
import type { Admission } from '../../admissions/state.ts';
import type { Person } from '../../people/state.ts';
import type { CharacterReport, CharactersState } from './state.ts';

type Decided = readonly EventDraft[] | Refusal;

/** What a report says. */
export interface Asked {
  readonly userId: number;
  /** The day it is about. */
  readonly on: string;
  readonly variantId: number;
  readonly typeId: number;
  readonly remark: string;
}

/** What it is judged by. */
export interface Frame {
  readonly today: string;
  /** Who is meant, or why he is nobody. */
  readonly person: Person | Refusal;
  /** Of the student in the session that was named. */
  readonly admission: Admission | undefined;
  hasVariant(variantId: number): boolean;
  hasType(typeId: number): boolean;
}

/** A report that was not withdrawn. */
function standing({ reports }: CharactersState, reportId: number): CharacterReport | Refusal {
  const report = reports.get(reportId);
  return report && !report.withdrawn ? report : refuse('character.not-found');
}

/** Student, variant and type must be there, and the day have come. @returns whose admission it is about */
function settle(asked: Asked, frame: Frame, own?: CharacterReport): number | Refusal {
  if (isRefusal(frame.person)) return frame.person;
  if (!frame.admission) return refuseAdmissions('admission.not-found');
  if (own?.variantId !== asked.variantId && !frame.hasVariant(asked.variantId))
    return characterVariants.refuse(characterVariants.codes.unknown);
  if (own?.typeId !== asked.typeId && !frame.hasType(asked.typeId))
    return characterTypes.refuse(characterTypes.codes.unknown);
  const code = 'character.later';
  return asked.on > frame.today
    ? refuse(code, {}, [{ path: 'CreateDate', problem: new Problem(code) }])
    : frame.admission.admissionId;
}

/** The next report of the hostel. */
export function writeCharacterReport(state: CharactersState, asked: Asked, frame: Frame): Decided {
  const admissionId = settle(asked, frame);
  if (isRefusal(admissionId)) return admissionId;
  const { userId, on, variantId, typeId, remark } = asked;
  const facts = { userId, on, variantId, typeId, remark };
  return [CharacterReported({ ...facts, reportId: state.reports.size + 1, admissionId })];
}

/** Whole, for the same student. @param seen the version that whoever changes it has seen; any where absent */
export function changeCharacterReport(
  state: CharactersState,
  { reportId, ...asked }: Asked & { readonly reportId: number },
  frame: Frame,
  seen: number | undefined,
): Decided {
  const report = standing(state, reportId);
  if (isRefusal(report)) return report;
  if (report.userId !== asked.userId) return refuse('character.of-another');
  if (seen !== undefined && seen !== report.version) return refuseAny('conflict.changed');
  const admissionId = settle(asked, frame, report);
  if (isRefusal(admissionId)) return admissionId;
  const { userId, on, variantId, typeId, remark } = asked;
  return [CharacterReportChanged({ reportId, admissionId, userId, on, variantId, typeId, remark })];
}

export function withdrawCharacterReport(state: CharactersState, reportId: number, today: string): Decided {
  const report = standing(state, reportId);
  if (isRefusal(report)) return report;
  const { userId, admissionId } = report;
  return [CharacterReportWithdrawn({ reportId, userId, admissionId, withdrawnOn: today })];
}

export function recordCharacterPrinting(state: CharactersState, reportId: number): Decided {
  const report = standing(state, reportId);
  if (isRefusal(report)) return report;
  const { userId, admissionId, printed } = report;
  return [CharacterReportPrinted({ reportId, userId, admissionId, printing: printed + 1 })];
}
