import { schoolInPath } from '../../institutions/school-in-path.ts';
import { type AnswerTo, anyone, defineQuery, fields, type SectionId } from '../../kernel/index.ts';
import { examsAnswer, resultAnswer, schoolAnswer, sectionsAnswer, sessionsAnswer } from './answers.ts';

const root = '/api/public/result/:id';
const id = schoolInPath;
const [sessionid, examid] = [fields.optionalId(), fields.optionalId()];
const named = { id };

/** What everybody may ask of a school's published results, without a token and without learning who studies there. */
export const publicResultQueries = {
  publicSchool: defineQuery({
    ...{ name: 'PublicSchool', path: root, access: anyone(240), query: named },
    answer: () => schoolAnswer(),
  }),
  /** Sessions, exams and sections of which anything is published. */
  publicSessions: defineQuery({
    name: 'PublicSessions',
    path: `${root}/academic_session`,
    access: anyone(240),
    query: named,
    answer: () => sessionsAnswer(),
  }),
  publicExams: defineQuery({
    name: 'PublicExams',
    path: `${root}/exam_name`,
    access: anyone(240),
    query: { id, sessionid },
    answer: () => examsAnswer(),
  }),
  publicSections: defineQuery({
    name: 'PublicSections',
    path: `${root}/sub_class`,
    access: anyone(240),
    query: { id, sessionid, examid },
    answer: () => sectionsAnswer(),
  }),
  /** `<sessionid>-<examid>` → the sections whose results of that exam are published. */
  publicMarhala: defineQuery({
    name: 'PublicMarhala',
    path: `${root}/marhala/:resultUrl`,
    access: anyone(240),
    query: { id, resultUrl: fields.requiredText(40) },
    answer: () => sectionsAnswer(),
  }),
  /** One student's published result; `classid` is his section, `userid` his code. */
  publicResult: defineQuery({
    name: 'PublicResult',
    path: `${root}/students/:sessionid/:examid/:classid/:userid`,
    access: anyone(600),
    revalidated: true,
    query: {
      id,
      ...{ sessionid: fields.id(), examid: fields.id(), classid: fields.id<SectionId>() },
      userid: fields.requiredText(20),
      /** Asked for where one address looks at many students. */
      birthdate: fields.optionalDay(),
    },
    answer: () => resultAnswer(),
  }),
};

/** The head of every open page of a school. */
export type SchoolHead = AnswerTo<typeof publicResultQueries.publicSchool>['results'][number];
/** A student's published result; its papers are numbered fields. */
export type PublicRecord = AnswerTo<typeof publicResultQueries.publicResult>['data'];
