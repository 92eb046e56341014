import { type EventDraft, type ImportRow, isRefusal, type RowProblem } from '@madrasah/events';
import { type Chosen, type ImportedStudent, StudentAdmitted } from '@madrasah/events/admissions';
import { likenessOf, PersonRegistered, USER_TYPES } from '@madrasah/events/people';
import { academicsStream } from '../../academics/state.ts';
import type { DecisionContext } from '../../kernel/desk.ts';
import { problemsOf } from '../../kernel/import/plan.ts';
import { trialOf } from '../../kernel/import/trial.ts';
import { chartStream } from '../../ledger/chart/state.ts';
import { type PeopleState, peopleStream } from '../../people/state.ts';
import { registerPerson } from '../../people/steps.ts';
import { type Admit, admitStudent } from '../decide.ts';
import { entryFault } from '../entry.ts';
import { type AdmissionState, admissionsStream } from '../state.ts';
import { codeByLine, likeFault } from './already-there.ts';
import { placedProfile } from './places.ts';
import { Placing } from './placing.ts';

/** Into which session the students of a file are admitted, and whether they are charged. */
export interface ImportOrder {
  readonly sessionId: number;
  readonly charge: boolean;
  /** Which months since their admission are charged; absent where nothing was said of it. */
  readonly chosen?: Chosen | undefined;
}

type Row = ImportRow<ImportedStudent>;
type Context = Pick<DecisionContext, 'look' | 'now' | 'actor' | 'today'>;

/** The admission that a row asks for. */
export function admitOf(
  { className, sectionName, entersOn, ...row }: ImportedStudent,
  { sessionId, charge, chosen }: ImportOrder,
  placing: Placing,
  today: string,
): Admit {
  const { financialStatus, residence, newOrOld, serial } = row;
  return {
    ...{ sessionId, ...placing.at(className, sectionName) },
    ...{ financialStatus, residence, newOrOld, serial },
    imported: { entersOn: entersOn ?? today, on: today, charged: charge, chosen },
  };
}

/** A row that can be taken, with the event that registers its student; or everything that is against it. */
export type PlannedRow =
  | { readonly row: Row; readonly registered: EventDraft; readonly admitted: AdmittedFacts }
  | { readonly row: Row; readonly problems: readonly RowProblem[] };

export type AdmittedFacts = ReturnType<typeof StudentAdmitted>['data'];

/** What would come of the rows of a file, and how their classes and sections were understood. */
export interface PlannedFile {
  readonly rows: readonly PlannedRow[];
  readonly placing: Placing;
}

/** Each row knows those before it: codes, serials and likenesses are given once. The states stay as they are. */
export function planStudents(
  order: ImportOrder,
  states: { readonly people: PeopleState; readonly admissions: AdmissionState },
  rows: readonly Row[],
  { look, now, actor, today }: Context,
): PlannedFile {
  const people = trialOf(states.people);
  const admissions = trialOf(states.admissions);
  const academics = look(academicsStream);
  const placing = new Placing(academics);
  const frame = { academics, chart: look(chartStream), today };
  const known = { revision: -1, metadata: { at: now.toISOString(), actor } };
  const lines = new Map<number, number>();
  const planned = rows.map((row): PlannedRow => {
    const { value, line } = row;
    const { gender, profile } = value;
    const placed = placedProfile(value);
    const { userCode } = value;
    const entered = { userCode, gender, profile: placed.profile, userType: USER_TYPES.student };
    const registered = codeByLine(registerPerson(people, entered, today), people, value, lines);
    const first = isRefusal(registered) ? undefined : registered[0];
    const { userId } = (first?.data ?? { userId: 0 }) as { userId: number };
    const applicant = { userId, userType: USER_TYPES.student, gender, name: profile.name };
    const admitted = admitStudent(admissions, admitOf(value, order, placing, today), applicant, frame);
    const faults = [
      ...[likeFault(people, value, lines), entryFault(value.entersOn, today), registered, admitted],
      ...placed.faults,
    ].filter(isRefusal);
    if (faults.length > 0 || !first || isRefusal(admitted))
      return { row, problems: faults.flatMap((fault) => problemsOf(fault, line)) };
    peopleStream.evolve(people, { ...first, ...known });
    lines.set(userId, line);
    for (const draft of admitted) admissionsStream.evolve(admissions, { ...draft, ...known });
    return { row, registered: first, admitted: admissionsIn(admitted)[0] as AdmittedFacts };
  });
  return { rows: planned, placing };
}

/** Which rows became which people, by what was recorded: the same on a repetition. */
export function registeredRows(
  rows: readonly Row[],
  events: readonly { readonly type: string; readonly data: object }[],
): { readonly row: Row; readonly userId: number }[] {
  let at = 0;
  return events
    .filter(({ type }) => type === PersonRegistered.type)
    .flatMap(({ data }) => {
      const { userId, profile } = data as ReturnType<typeof PersonRegistered>['data'];
      if (!profile) return [];
      const likeness = likenessOf(profile);
      const found = rows.findIndex(
        ({ value }, index) => index >= at && likenessOf(value.profile) === likeness,
      );
      const row = rows[found];
      if (!row) return [];
      at = found + 1;
      return [{ row, userId }];
    });
}

/** Admits those who are registered; who cannot be by now is told. */
export function admitRegistered(
  order: ImportOrder,
  state: AdmissionState,
  registered: ReturnType<typeof registeredRows>,
  { look, now, actor, today }: Context,
): { readonly drafts: readonly EventDraft[]; readonly problems: readonly RowProblem[] } {
  const trial = trialOf(state);
  const academics = look(academicsStream);
  const placing = new Placing(academics);
  const frame = { academics, chart: look(chartStream), today };
  const drafts: EventDraft[] = [];
  const problems: RowProblem[] = [];
  for (const { row, userId } of registered) {
    const { gender, profile } = row.value;
    const applicant = { userId, userType: USER_TYPES.student, gender, name: profile.name };
    const decided = admitStudent(trial, admitOf(row.value, order, placing, today), applicant, frame);
    if (isRefusal(decided)) problems.push(...problemsOf(decided, row.line));
    else
      for (const draft of decided) {
        drafts.push(draft);
        admissionsStream.evolve(trial, {
          ...draft,
          revision: -1,
          metadata: { at: now.toISOString(), actor },
        });
      }
  }
  return { drafts, problems };
}

/** Those who were admitted, as their events say. */
export const admissionsIn = (events: readonly { readonly type: string; readonly data: object }[]) =>
  events.filter(({ type }) => type === StudentAdmitted.type).map(({ data }) => data as AdmittedFacts);
