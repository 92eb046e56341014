import { defineQuery, fields, signedIn } from '../kernel/index.ts';

/** A list of constants: any signed-in user may read what every select on every form shows. */
const constants = (name: string, list: string) =>
  defineQuery({ name, path: `/api/settings/${list}`, access: signedIn });

// The first digit of a thana is its division, the first three are its district.
const division = fields.optionalInteger(1, 9);
const district = fields.optionalInteger(101, 999);

export const settingsQueries = {
  genders: constants('Genders', 'gender'),
  residences: constants('Residences', 'residential'),
  financialStatuses: constants('FinancialStatuses', 'financial_status'),
  relations: constants('Relations', 'student_relation'),
  permissionTypes: constants('PermissionTypes', 'permission_type'),
  months: constants('Months', 'month'),
  bloodGroups: constants('BloodGroups', 'blood_group'),
  divisions: constants('Divisions', 'division'),
  districts: defineQuery({
    name: 'Districts',
    path: '/api/settings/district',
    access: signedIn,
    // `divition_id` is misspelt in the specification, and is the contract.
    query: { division_id: division, divition_id: division },
  }),
  thanas: defineQuery({
    name: 'Thanas',
    path: '/api/settings/thana',
    access: signedIn,
    query: { district_id: district },
  }),
};
