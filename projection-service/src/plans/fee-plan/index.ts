import type { Day, Language } from '@madrasah/events';
import { refuseAdmissions } from '@madrasah/events/admissions';
import { priceColumn } from '@madrasah/events/fees';
import { planQueries } from '@madrasah/events/plans';
import { SWITCHES } from '@madrasah/events/settings';
import { today } from '@madrasah/service-kit/clock';
import { type AdmissionFacts, findAdmission, type Student, studentsNeed } from '../../admissions/index.ts';
import type { Deps } from '../../deps.ts';
import { examFeesProjector } from '../../exams/index.ts';
import { feeHeadsProjector, feePricesProjector, standingHeads, versionOn } from '../../fees/index.ts';
import type { Tenant } from '../../kernel/documents/index.ts';
import { type HandledQuery, handledQuery } from '../../kernel/query.ts';
import { type Books, itemStates, openingDay } from '../../ledger/books/index.ts';
import { subLedgersOf, subLedgersProjector } from '../../ledger/chart/index.ts';
import { chartedName } from '../../ledger/index.ts';
import { roundingOf, settingOf, settingsProjector } from '../../settings/index.ts';
import { calendarOf, monthCalendarsProjector, monthNames } from '../calendars.ts';
import { leavingsProjector } from '../leavers.ts';
import { arrangedProjector, lesseningsOf, presenceOf } from '../lessenings.ts';
import { heldMonths, monthAdvancesProjector } from '../month-advances.ts';
import { siblingRulesProjector, studentFeesProjector } from '../rules.ts';
import { type PlannedHead, yearOf } from './cells.ts';

type Found = { readonly person: Student; readonly admission: AdmissionFacts };

/** Heads of the student's class with his cell of the matrix, and what stands for him on them. */
async function headsFor(
  tenant: Tenant,
  { person, admission }: Found,
  day: Day,
  language: Language,
  openedOf: (fundId: number) => Day | undefined,
): Promise<PlannedHead[]> {
  const { sessionId, classId, residence, newOrOld } = admission;
  const months = (await calendarOf(tenant, sessionId, classId))?.months;
  const [prices, heads, exams, subLedgers, lessenings, otherPaysFemale] = await Promise.all([
    tenant.find(feePricesProjector, { sessionId, classId }),
    standingHeads(tenant),
    tenant.find(examFeesProjector), // those whose price was withdrawn too
    subLedgersOf(tenant),
    lesseningsOf(tenant, person, admission, months, day),
    settingOf(tenant, SWITCHES.otherPaysFemale),
  ]);
  const ofExams = new Set(exams.map(({ subLedgerId }) => subLedgerId));
  const column = priceColumn(person.gender, residence, newOrOld, otherPaysFemale === 1);
  return heads.map(({ subLedgerId, chargeOn }) => {
    const row = prices.find((price) => price.subLedgerId === subLedgerId);
    return {
      subLedgerId,
      name: chartedName(subLedgers.get(subLedgerId), language),
      chargeOn,
      opened: openedOf(subLedgers.get(subLedgerId)?.fundId ?? 0),
      ofExam: ofExams.has(subLedgerId),
      amountOn: (day) => {
        const amounts = row && versionOn(row, day)?.amounts;
        return amounts ? (amounts[column] ?? null) : undefined;
      },
      lessenings: (monthId) => lessenings(subLedgerId, monthId),
    };
  });
}

/** Whom a planned year depends on, beside the books. */
export const plannedYearNeeds = [
  ...[
    arrangedProjector,
    monthCalendarsProjector,
    monthAdvancesProjector,
    leavingsProjector,
    siblingRulesProjector,
    studentFeesProjector,
  ],
  ...[feePricesProjector, feeHeadsProjector, examFeesProjector, subLedgersProjector, settingsProjector],
  ...studentsNeed,
];

/** The opening of each fund, where it decides: of who came in a file, and of whose months nothing was chosen. */
function openingsOf(books: Books, { imported, chosen }: AdmissionFacts) {
  const known = new Map<number, Day | undefined>();
  return (fundId: number): Day | undefined => {
    if (!imported || chosen) return undefined;
    if (!known.has(fundId)) known.set(fundId, openingDay(books, books.cut(), fundId));
    return known.get(fundId);
  };
}

/** A year of one student: heads × months with price, concession, and what has become of each; sums in taka. */
export interface PlannedYear {
  readonly AdmissionID: number;
  readonly SessionID: number;
  readonly ClassID: number;
  readonly heads: ReturnType<typeof yearOf>;
}

/** @returns undefined for an admission that nobody knows @throws StoreAway · DocumentsAway */
export async function plannedYear(
  { clock, shelf }: Deps,
  tenant: Tenant,
  AdmissionID: number,
  language: Language,
): Promise<PlannedYear | undefined> {
  const found = await findAdmission(tenant, AdmissionID);
  if (!found) return undefined;
  const { sessionId, classId } = found.admission;
  const books = await shelf.of(tenant.school);
  const [calendar, names, own, heads, ahead, rounding, presence] = await Promise.all([
    calendarOf(tenant, sessionId, classId),
    monthNames(tenant, language),
    tenant.findOne(studentFeesProjector, AdmissionID),
    headsFor(tenant, found, today(clock), language, openingsOf(books, found.admission)),
    heldMonths(tenant, { admissionId: AdmissionID }),
    roundingOf(tenant),
    presenceOf(tenant, found.admission),
  ]);
  const items = itemStates(books, books.cut(), { user: found.person.userId });
  const frame = {
    months: calendar?.months,
    presence,
    today: today(clock),
    ownFees: own?.fees ?? [],
    // What was owed on paper for a head and month is charged already, wherever it was.
    items: items
      .filter(({ admissionId }) => admissionId === AdmissionID)
      .map((item) => ({ ...item, subLedgerId: item.subLedgerId || item.arrearOf })),
    paidAhead: ahead,
    rounding,
    monthName: (monthId: number) => names({ sessionId, classId }, monthId),
  };
  const year = yearOf(frame, heads).filter(({ cells }) => cells.length > 0);
  return { AdmissionID, SessionID: sessionId, ClassID: classId, heads: year };
}

export function feePlanQuery(deps: Deps): HandledQuery[] {
  return [
    handledQuery(
      planQueries.feePlan,
      [deps.shelf, ...plannedYearNeeds],
      async ({ AdmissionID }, tenant, { language }) => {
        const data = await plannedYear(deps, tenant, AdmissionID, language);
        return data ? { data } : refuseAdmissions('admission.not-found');
      },
    ),
  ];
}
