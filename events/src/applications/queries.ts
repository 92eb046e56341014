import { schoolInPath } from '../institutions/school-in-path.ts';
import { anyone, defineQuery, fields, power } from '../kernel/index.ts';
import { applicationCodeField } from './code.ts';

const school = '/api/public/result/:id';
const path = `${school}/online_admission`;
const looking = anyone(120);
/** An application is shown to whoever has its signed link or knows four digits of its mobile; to others its state alone. */
const one = {
  id: schoolInPath,
  usercode: applicationCodeField(),
  sig: fields.optionalText(60),
  mobile4: fields.optionalText(4),
};

export const applicationQueries = {
  openClasses: defineQuery({
    name: 'OpenClasses',
    path: `${school}/view_class`,
    access: looking,
    query: { id: schoolInPath },
  }),
  publicResidences: defineQuery({
    name: 'PublicResidences',
    path: `${school}/residential`,
    access: looking,
    query: { id: schoolInPath },
  }),
  onlineAdmission: defineQuery({
    name: 'OnlineAdmission',
    path,
    access: looking,
    query: { id: schoolInPath },
  }),
  applicationForm: defineQuery({
    name: 'ApplicationForm',
    path: `${path}/:usercode.pdf`,
    access: looking,
    query: one,
  }),
  application: defineQuery({ name: 'Application', path: `${path}/:usercode`, access: looking, query: one }),
  onlineAdmissionSetting: defineQuery({
    name: 'OnlineAdmissionSetting',
    path: '/api/students/online_admission/setting',
    access: power('online_admission', 'view'),
  }),
  applicationFile: defineQuery({
    name: 'ApplicationFile',
    path: '/api/students/online_admission/:id.pdf',
    access: power('online_admission', 'view'),
    query: { id: fields.id() },
  }),
  applicant: defineQuery({
    name: 'Applicant',
    path: '/api/students/online_admission/:id',
    access: power('online_admission', 'view'),
    query: { id: fields.id() },
  }),
};
