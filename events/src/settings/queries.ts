import { schoolInPath } from '../institutions/school-in-path.ts';
import { anyone, defineQuery, fields, signedIn } from '../kernel/index.ts';

/** A list of constants: any signed-in user may read what every select on every form shows. */
const constants = (name: string, list: string) =>
  defineQuery({ name, path: `/api/settings/${list}`, access: signedIn });

/** The same for whoever has no token: forms that everybody may fill in ask them by the school. */
const open = <const Q extends object>(name: string, list: string, query: Q) =>
  defineQuery({
    name,
    path: `/api/public/result/:id/${list}`,
    access: anyone(240),
    query: { id: schoolInPath, ...query },
  });

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
  publicGenders: open('PublicGenders', 'gender', {}),
  publicDivisions: open('PublicDivisions', 'division', {}),
  publicRelations: open('PublicRelations', 'student_relation', {}),
  publicDistricts: open('PublicDistricts', 'district', { division_id: division, divition_id: division }),
  publicThanas: open('PublicThanas', 'thana', { district_id: district }),
};
