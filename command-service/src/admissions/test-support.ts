import { type DataOf, drafted, type EventDraft, isRefusal, type Refusal } from '@madrasah/events';
import { classes, sections, sessions } from '@madrasah/events/academics';
import type { LeavingKind, PromoteStudents, StudentAdmitted } from '@madrasah/events/admissions';
import { FeePricesSet, FeePricesWithdrawn } from '@madrasah/events/fees';
import { PersonRegistered } from '@madrasah/events/people';
import { plainTable } from '@madrasah/service-kit/folding';
import { academicsStream } from '../academics/state.ts';
import type { StreamDefinition } from '../kernel/stream.ts';
import { chartStream } from '../ledger/chart/state.ts';
import { peopleStream } from '../people/state.ts';
import { plansStream } from '../plans/state.ts';
import { type AccountName, type HeadName, sl } from '../test-support/chart.ts';
import { House, taka } from '../test-support/house.ts';
import { type ChangeAdmission, changeAdmission } from './change.ts';
import { type Admit, type Applicant, admitStudent } from './decide.ts';
import { planPromotion } from './promotion/decide.ts';
import {
  type CorrectAdmission,
  correctAdmission,
  leaveStudent,
  returnStudent,
  withdrawAdmission,
} from './standing.ts';
import { admissionsStream } from './state.ts';

const fold = { revision: 0, metadata: { at: '2026-04-14T04:05:00.000Z', actor: { id: 1 } } };
const name = { bn: 'ক', en: '', ar: '' };
/** Twelve different cells: 100, 200 … 1,200 in the order of PRICE_COLUMNS. */
export const TWELVE = Array.from({ length: 12 }, (_, index) => taka(100 * (index + 1)));

/** Sessions 1 and 2; classes 1 and 2 with section 1 of the first and 2 of the second; a chart with fee heads. */
export class Office {
  readonly house = new House();
  readonly academics = academicsStream.initial(plainTable);
  readonly state = admissionsStream.initial(plainTable);
  today = '2026-04-14';

  constructor() {
    const rows = [1, 2].flatMap((id) => [
      drafted(sessions, { kind: 'added', id, attributes: { name: { ...name, bn: `${id}` }, active: true } }),
      drafted(classes, { kind: 'added', id, attributes: { name: { ...name, bn: `${id}` } } }),
      drafted(sections, { kind: 'added', id, serial: 1, attributes: { name, classId: id } }),
    ]);
    for (const row of rows) academicsStream.evolve(this.academics, { ...row, ...fold });
  }

  prices(
    head: AccountName,
    amounts: (number | null)[],
    { from = '2026-01-01', classId = 1, sessionId = 1 } = {},
  ) {
    const row = { sessionId, classId, subLedgerId: sl(head), effectiveFrom: from };
    this.house.setUp(
      FeePricesSet({ priceRowId: sl(head) * 10 + classId + 100 * (sessionId - 1), ...row, amounts }),
    );
    return this;
  }

  withdraw(head: HeadName, effectiveFrom: string) {
    this.house.setUp(FeePricesWithdrawn({ priceRowId: sl(head) * 10 + 1, effectiveFrom }));
    return this;
  }

  addSection(id: number, classId: number): void {
    const row = drafted(sections, { kind: 'added', id, serial: id, attributes: { name, classId } });
    academicsStream.evolve(this.academics, { ...row, ...fold });
  }

  admit(wanted: Partial<Admit> = {}, applicant: Partial<Applicant> = {}) {
    const command = { sessionId: 1, classId: 1, sectionId: 1, financialStatus: 1, residence: 1, newOrOld: 1 };
    const student = { userId: 1, userType: 1, gender: 1, name: 'আব্দুল্লাহ' };
    const frame = { academics: this.academics, chart: this.house.chart, today: this.today };
    const form = { ...command, serial: undefined, ...wanted };
    return admitStudent(this.state, form, { ...student, ...applicant }, frame);
  }

  /** A change of the first admission, from a day or a month on. */
  change(wanted: Partial<ChangeAdmission>) {
    const nothing = { classId: undefined, sectionId: undefined, residence: undefined, newOrOld: undefined };
    const frame = { academics: this.academics, plans: plansStream.initial(plainTable), today: this.today };
    return changeAdmission(this.state, { admissionId: 1, from: 4, ...nothing, ...wanted }, frame);
  }

  changed(wanted: Partial<ChangeAdmission>) {
    return this.given(this.change(wanted))[0]?.data;
  }

  /** What becomes of the first admission. */
  standing = {
    correct: (wanted: Partial<CorrectAdmission>, charged = false) => {
      const nothing = { serial: undefined, sectionId: undefined, financialStatus: undefined };
      const same = { classId: undefined, residence: undefined, newOrOld: undefined };
      const frame = { academics: this.academics, charged, today: this.today };
      return correctAdmission(this.state, { admissionId: 1, ...nothing, ...same, ...wanted }, frame);
    },
    leave: (on = this.today, kind: LeavingKind = 'left') =>
      leaveStudent(this.state, { admissionId: 1, on, kind }, 7, this.today),
    back: (on = this.today) => returnStudent(this.state, { admissionId: 1, on }, null, this.today),
    withdraw: () => withdrawAdmission(this.state, 1, null, this.today),
  };

  /** What a promotion to session 2 would be; the students are those of the first users. */
  promote(students: PromoteStudents['students'], wanted: Partial<PromoteStudents> = {}) {
    const people = peopleStream.initial(plainTable);
    for (const userId of [1, 2, 3])
      peopleStream.evolve(people, {
        ...PersonRegistered({ userId, userCode: `100${userId}`, userType: 1, gender: 1, profile: null }),
        ...fold,
      });
    const states: readonly (readonly [unknown, unknown])[] = [
      [peopleStream, people],
      [academicsStream, this.academics],
      [chartStream, this.house.chart],
    ];
    const context = {
      ...{ schoolId: '10001', actor: fold.metadata.actor, now: new Date(fold.metadata.at) },
      today: this.today,
      look: <S>(stream: StreamDefinition<S>) => states.find(([of]) => of === stream)?.[1] as S,
    };
    const from = { sessionId: 1, classId: 1, sectionId: undefined };
    const command = { from, toSessionId: 2, withoutCharge: false, students, ...wanted };
    return planPromotion(this.state, command, { ...context, actor: { id: 1, permissionType: 1 } });
  }

  given(outcome: readonly EventDraft[] | Refusal): readonly EventDraft[] {
    if (isRefusal(outcome)) throw new Error(outcome.code);
    for (const draft of outcome) admissionsStream.evolve(this.state, { ...draft, ...fold });
    return outcome;
  }

  admitted(wanted: Partial<Admit> = {}, applicant: Partial<Applicant> = {}) {
    return this.given(this.admit(wanted, applicant))[0]?.data as DataOf<typeof StudentAdmitted>;
  }
}
