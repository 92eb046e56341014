import * as z from 'zod';
import {
  type AnswerTo,
  defineCommand,
  defineQuery,
  type Fault,
  fields,
  power,
  ruled,
} from '../../kernel/index.ts';
import { resultsAnswer } from './answers.ts';
import { LONGEST_NAME, placeFields, placeOf } from './subject-condition.ts';

const path = '/api/exam/results_conditions';
const MOST_PAPERS = 50;
const MOST_PLACES = 999;
const HIGHEST_POINT = 5;
/** What an optional paper must have before it adds anything, where nothing is said; hundredths. */
export const DEFAULT_ABOVE = 200;

const name = () => fields.optionalText(LONGEST_NAME);
const count = () => fields.optionalInteger(0, MOST_PAPERS);
const flag = () => fields.optionalFlag(false);

const own = z.object({
  ClassType: fields.optionalChoice(1, 2),
  AbsenceName: fields.requiredText(LONGEST_NAME),
  AbsenceAraName: name(),
  IfNotEqul: fields.requiredText(LONGEST_NAME),
  IfNotEqulAra: name(),
  MostMeariAction: flag(),
  MostMeariScount: count(),
  MostMeariBanDivision: name(),
  MostMeariAraDivision: name(),
  MeariSCount: count(),
  MeariRasibDivision: name(),
  MeariRasibDivisionAra: name(),
  MeariUnMeari: flag(),
  GorMeariAction: flag(),
  GorMeariSCount: count(),
  GorDivision: name(),
  GorAraDivision: name(),
  MeariDivision: name(),
  MeariAraDivision: name(),
  TotalMadha: fields.optionalInteger(0, MOST_PLACES),
  OptionalAbove: flag(),
  AboveGPA: fields.optionalHundredths(HIGHEST_POINT),
  Color7: flag(),
  Color8: flag(),
  Color9: flag(),
  Color10: flag(),
  Color11: flag(),
});
const plain = own.extend(placeFields);
type Own = z.output<typeof own>;

const unless = (holds: unknown, path: string, key: string): Fault[] => (holds ? [] : [[path, key]]);

/** What is switched on needs a count and a name. */
function faultsOf(body: Partial<Own>): Fault[] {
  const failsByMeari = (body.MeariSCount ?? 0) > 0 || body.MeariUnMeari;
  return [
    ...(body.MostMeariAction
      ? [
          ...unless(body.MostMeariScount, 'MostMeariScount', 'results.count-needed'),
          ...unless(body.MostMeariBanDivision, 'MostMeariBanDivision', 'request.required'),
        ]
      : []),
    ...(body.GorMeariAction
      ? [
          ...unless(body.GorMeariSCount, 'GorMeariSCount', 'results.count-needed'),
          ...unless(body.GorDivision, 'GorDivision', 'request.required'),
        ]
      : []),
    ...(failsByMeari ? unless(body.MeariRasibDivision, 'MeariRasibDivision', 'request.required') : []),
  ];
}

const body = ruled(plain, faultsOf);

const partOf = (sent: Own) => ({
  hifz: sent.ClassType === 2,
  absent: { bn: sent.AbsenceName, ar: sent.AbsenceAraName },
  incomplete: { bn: sent.IfNotEqul, ar: sent.IfNotEqulAra },
  mostMeari: {
    ...{ on: sent.MostMeariAction, count: sent.MostMeariScount ?? 0 },
    ...{ bn: sent.MostMeariBanDivision, ar: sent.MostMeariAraDivision },
  },
  meari: { count: sent.MeariSCount ?? 0, bn: sent.MeariRasibDivision, ar: sent.MeariRasibDivisionAra },
  meariWithOrdinary: sent.MeariUnMeari,
  ordinary: {
    ...{ on: sent.GorMeariAction, count: sent.GorMeariSCount ?? 0 },
    ...{ bn: sent.GorDivision, ar: sent.GorAraDivision },
  },
  cap: { bn: sent.MeariDivision, ar: sent.MeariAraDivision },
  places: sent.TotalMadha ?? 0,
  optionalAbove: sent.OptionalAbove,
  above: sent.AboveGPA ?? DEFAULT_ABOVE,
  red: [sent.Color7, sent.Color8, sent.Color9, sent.Color10, sent.Color11],
});

const conditionOf = (sent: z.output<typeof plain>) => ({ ...placeOf(sent), ...partOf(sent) });

/** What failures and absences do, within a larger form. */
export const resultsPart = ruled(own, faultsOf).transform(partOf);

/** One a section's exam: saving it again puts the new one in place of the old. */
export const setResultsCondition = defineCommand({
  name: 'SetResultsCondition',
  path,
  access: power('exam_condition', 'insert'),
  body,
  toCommand: conditionOf,
  message: 'results.condition-saved',
  failed: { bn: 'সংরক্ষণ ব্যর্থ হয়েছে', en: 'The conditions could not be saved' },
  example: {
    ...{ SessionID: 1, ExamID: 1, SubClassID: 1, ClassType: 1 },
    ...{ AbsenceName: 'গায়েব', IfNotEqul: 'স্থগিত', TotalMadha: 10, MeariDivision: 'মাকবূল' },
    ...{ MeariSCount: 2, MeariRasibDivision: 'রাসিব', MeariUnMeari: 1 },
    ...{ GorMeariAction: 1, GorMeariSCount: 2, GorDivision: 'রাসিব' },
  },
});

export const changeResultsCondition = defineCommand({
  name: 'ChangeResultsCondition',
  method: 'PUT',
  versioned: true,
  path: `${path}/:id`,
  access: power('exam_condition', 'edit'),
  params: { id: fields.id() },
  body,
  toCommand: (sent, { id }) => ({ ...conditionOf(sent), conditionId: id }),
  message: 'results.condition-saved',
  failed: { bn: 'সংরক্ষণ ব্যর্থ হয়েছে', en: 'The conditions could not be saved' },
  example: { SessionID: 1, ExamID: 1, SubClassID: 1, AbsenceName: 'গায়েব', IfNotEqul: 'স্থগিত' },
});

export const resultsConditions = defineQuery({
  name: 'ResultsConditions',
  path,
  access: power('exam_condition', 'view'),
  query: placeFields,
  answer: () => resultsAnswer(),
});

export type ResultsConditionRow = NonNullable<AnswerTo<typeof resultsConditions>['data']>;
