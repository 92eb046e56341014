import type * as z from 'zod';
import { schoolInPath } from '../institutions/school-in-path.ts';
import { answers, anyone, defineQuery, fields, signedIn } from '../kernel/index.ts';

const { cell, listed } = answers;

interface Saying<A extends z.ZodType> {
  readonly answer: answers.AnswerSchema<A>;
}

/** A list of constants: any signed-in user may read what every select on every form shows. */
const constants = <A extends z.ZodType>(name: string, list: string, said: Saying<A>) =>
  defineQuery({ name, path: `/api/settings/${list}`, access: signedIn, ...said });

/** The same for whoever has no token: forms that everybody may fill in ask them by the school. */
const open = <const Q extends Readonly<Record<string, z.ZodType>>, A extends z.ZodType>(
  name: string,
  list: string,
  query: Q,
  said: Saying<A>,
) =>
  defineQuery({
    name,
    path: `/api/public/result/:id/${list}`,
    access: anyone(240),
    query: { id: schoolInPath, ...query },
    ...said,
  });

/** A row of constants under the names the specification gives their id and their name. */
const called = <I extends string, N extends string>(id: I, name: N) =>
  ({ [id]: cell.number(), [name]: cell.text(), [`Eng${name}`]: cell.text() }) as Record<I, z.ZodInt> &
    Record<N | `Eng${N}`, z.ZodString>;

const divisionRow = () => called('DivisionID', 'DivisionName');
const districtRow = () => ({
  ...{ DistrictID: cell.code(), DivisionID: cell.number() },
  ...{ DistrictName: cell.text(), EngDistrictName: cell.text() },
});
const thanaRow = () => ({
  ...{ PoliceStationID: cell.code(), DistrictID: cell.code(), DivisionID: cell.number() },
  ...{ PoliceStationName: cell.text(), EngPoliceStationName: cell.text(), isMetropolitan: cell.flag() },
});

// The first digit of a thana is its division, the first three are its district.
const division = fields.optionalInteger(1, 9);
const district = fields.optionalInteger(101, 999);

export const settingsQueries = {
  genders: constants('Genders', 'gender', { answer: () => listed(called('GenderID', 'GenderName')) }),
  residences: constants('Residences', 'residential', {
    answer: () => listed(called('ResidentialStatusId', 'ResidentialName')),
  }),
  financialStatuses: constants('FinancialStatuses', 'financial_status', {
    answer: () => listed(called('SFTID', 'FinancialStatus')),
  }),
  relations: constants('Relations', 'student_relation', {
    answer: () => listed(called('RelationID', 'RelationName')),
  }),
  permissionTypes: constants('PermissionTypes', 'permission_type', {
    answer: () => listed(called('PermissionTypeID', 'PermissionName')),
  }),
  months: constants('Months', 'month', { answer: () => listed(called('MonthID', 'MonthName')) }),
  bloodGroups: constants('BloodGroups', 'blood_group', { answer: () => listed({ BloodGroup: cell.text() }) }),
  divisions: constants('Divisions', 'division', { answer: () => listed(divisionRow()) }),
  districts: defineQuery({
    name: 'Districts',
    path: '/api/settings/district',
    access: signedIn,
    // `divition_id` is misspelt in the specification, and is the contract.
    query: { division_id: division, divition_id: division },
    answer: () => listed(districtRow()),
  }),
  thanas: defineQuery({
    name: 'Thanas',
    path: '/api/settings/thana',
    access: signedIn,
    query: { district_id: district },
    answer: () => listed(thanaRow()),
  }),
  publicGenders: open('PublicGenders', 'gender', {}, { answer: () => listed(called('ID', 'GenderName')) }),
  publicDivisions: open('PublicDivisions', 'division', {}, { answer: () => listed(divisionRow()) }),
  publicRelations: open(
    'PublicRelations',
    'student_relation',
    {},
    { answer: () => listed(called('RelationID', 'RelationName')) },
  ),
  publicDistricts: open(
    'PublicDistricts',
    'district',
    { division_id: division, divition_id: division },
    { answer: () => listed(districtRow()) },
  ),
  publicThanas: open(
    'PublicThanas',
    'thana',
    { district_id: district },
    { answer: () => listed(thanaRow()) },
  ),
};
