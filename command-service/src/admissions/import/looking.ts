import { isRefusal, type RowProblem, type RowRead, sumPaisa, toTaka, type WrongRow } from '@madrasah/events';
import type { AcademicState } from '../../academics/state.ts';
import { problemsOf } from '../../kernel/import/plan.ts';
import { frameFault } from '../decide.ts';
import { placeFaults } from './places.ts';
import { Placing } from './placing.ts';
import type { AdmittedFacts } from './plan.ts';

/** How many of a file go where, and what is charged by it: members of the answer of a look. */
export function studentsTold(
  { class: classes, section: sections }: AcademicState,
  admitted: readonly AdmittedFacts[],
  charge: boolean,
) {
  const bySection = Map.groupBy(admitted, ({ sectionId }) => sectionId);
  const groups = [...bySection.values()].flatMap((there) => {
    const [one] = there;
    const [className, section] = [
      classes.get(one?.classId ?? 0)?.name,
      sections.get(one?.sectionId ?? 0)?.name,
    ];
    if (!className || !section) return [];
    return [
      {
        ...{ ClassName: className.bn, EnglishClass: className.en },
        ...{ SubClass: section.bn, SubClassEng: section.en, count: there.length },
      },
    ];
  });
  const byResidence = Map.groupBy(admitted, ({ residence }) => residence);
  const residences = [...byResidence].map(([ResidentialStatusId, { length: count }]) => ({
    ...{ ResidentialStatusId, count },
  }));
  const total = sumPaisa(admitted.flatMap(({ plan }) => plan.map(({ amount }) => amount)));
  return { groups, residences, ...(charge ? { charged: toTaka(total) } : {}) };
}

const PLACES = [
  ['permanent', 'permanentPoliceStationID', 'DistrictID', 'DivisionID'],
  ['present', 'TransientPoliceStationID', 'DistrictID2', 'DivisionID2'],
] as const;

const placesIn = (row: RowRead) =>
  Object.fromEntries(
    PLACES.map(([which, thana, district, division]) => [
      which,
      { thana: row[thana] ?? '', district: row[district] ?? '', division: row[division] ?? '' },
    ]),
  ) as Parameters<typeof placeFaults>[0];

/**
 * What else is wrong with rows that cannot be taken anyway: the classes, sections and thanas they name, so that a file
 * is mended at one go.
 */
export function faultsBeside(
  academics: AcademicState,
  sessionId: number,
  wrong: readonly WrongRow[],
): RowProblem[] {
  const placing = new Placing(academics);
  return wrong.flatMap(({ line, row }) => {
    const { ClassID, SubClassID } = row;
    const place =
      ClassID === undefined || SubClassID === undefined
        ? undefined
        : frameFault(academics, { sessionId, ...placing.at(ClassID, SubClassID) });
    return [place, ...placeFaults(placesIn(row))]
      .filter(isRefusal)
      .flatMap((fault) => problemsOf(fault, line));
  });
}
