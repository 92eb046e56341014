import type { QueryDefinition } from '@madrasah/events';
import { BLOOD_GROUPS } from '@madrasah/events/people';
import {
  type Constant,
  FINANCIAL_STATUS_NAMES,
  GENDER_NAMES,
  MONTH_NAMES,
  PERMISSION_TYPE_NAMES,
  settingsQueries as queries,
  RELATION_NAMES,
  RESIDENCE_NAMES,
} from '@madrasah/events/settings';
import { type HandledQuery, handledQuery, publicQuery } from '../kernel/query.ts';
import { districtsIn, divisionRows, thanasIn } from './geography.ts';

export { calendarProjector, holidaysOf } from './calendar.ts';
export { placeNames, regionName } from './geography.ts';
export { roundingOf, settingOf, settingsProjector } from './switches.ts';

/** Constants under the names the specification gives their id and their name; the English one has `Eng` before it. */
const listed = (idField: string, nameField: string, constants: readonly Constant[]) =>
  constants.map(({ id, bn, en }) => ({ [idField]: id, [nameField]: bn, [`Eng${nameField}`]: en }));

const always = (definition: QueryDefinition<Record<never, never>>, data: readonly object[]) =>
  handledQuery(definition, [], () => ({ data }));

/** What is the same in every institution: the fixed lists, and the country's divisions, districts and thanas. */
export function settings(): HandledQuery[] {
  return [
    always(queries.genders, listed('GenderID', 'GenderName', GENDER_NAMES)),
    always(queries.residences, listed('ResidentialStatusId', 'ResidentialName', RESIDENCE_NAMES)),
    always(queries.financialStatuses, listed('SFTID', 'FinancialStatus', FINANCIAL_STATUS_NAMES)),
    always(queries.relations, listed('RelationID', 'RelationName', RELATION_NAMES)),
    always(queries.permissionTypes, listed('PermissionTypeID', 'PermissionName', PERMISSION_TYPE_NAMES)),
    always(queries.months, listed('MonthID', 'MonthName', MONTH_NAMES)),
    always(
      queries.bloodGroups,
      BLOOD_GROUPS.map((BloodGroup) => ({ BloodGroup })),
    ),
    always(queries.divisions, divisionRows),
    handledQuery(queries.districts, [], ({ division_id, divition_id }) => ({
      data: districtsIn(division_id ?? divition_id),
    })),
    handledQuery(queries.thanas, [], ({ district_id }) => ({ data: thanasIn(district_id) })),
    ...openTwins(),
  ];
}

/** What an open form asks: the same rows, by the school in the address. */
const openTwins = (): HandledQuery[] => [
  publicQuery(queries.publicGenders, [], () => ({ data: listed('ID', 'GenderName', GENDER_NAMES) })),
  publicQuery(queries.publicDivisions, [], () => ({ data: divisionRows })),
  publicQuery(queries.publicRelations, [], () => ({
    data: listed('RelationID', 'RelationName', RELATION_NAMES),
  })),
  publicQuery(queries.publicDistricts, [], ({ division_id, divition_id }) => ({
    data: districtsIn(division_id ?? divition_id),
  })),
  publicQuery(queries.publicThanas, [], ({ district_id }) => ({ data: thanasIn(district_id) })),
];
