import * as z from 'zod';
import {
  defineCommand,
  defineQuery,
  type Fault,
  fields,
  power,
  type RowTo,
  ruled,
} from '../../kernel/index.ts';
import { averagesAnswer } from './answers.ts';
import { boundFaults } from './faults.ts';
import { listed, numbered, SIX } from './places.ts';
import { LONGEST_NAME, placeFields, placeOf } from './subject-condition.ts';

const path = '/api/exam/average_conditions';
const HIGHEST_SCALE = 1000;

const own = z.object({
  DivisionTopNumber: fields.hundredths(HIGHEST_SCALE),
  ...numbered('DivisionNumber', SIX, () => fields.hundredths(HIGHEST_SCALE)),
  ...numbered('Division', SIX, () => fields.requiredText(LONGEST_NAME)),
  ...numbered('DivisionAra', SIX, () => fields.optionalText(LONGEST_NAME)),
  ...numbered('Color', SIX, () => fields.optionalFlag(false)),
  HifzCondition: z.object(numbered('TopNum', SIX, () => fields.optionalHundredths(HIGHEST_SCALE))).nullish(),
});
const plain = own.extend(placeFields);
type Own = z.output<typeof own>;

/** The six bounds of a hifz class: all of them, or null for none. */
function hifzOf({ HifzCondition }: Partial<Own>): (number | undefined)[] | null {
  const bounds = HifzCondition ? listed(HifzCondition, 'TopNum', SIX) : [];
  return bounds.some((bound) => bound !== undefined) ? bounds : null;
}

function aboveTop(bounds: readonly (number | undefined)[], top: number | undefined, name: string): Fault[] {
  return top !== undefined && (bounds[0] ?? 0) > top
    ? [[`${name}1`, 'results.above-max', { max: top / 100 }]]
    : [];
}

function faultsOf(body: Partial<Own>): Fault[] {
  const top = body.DivisionTopNumber;
  const bounds = listed(body, 'DivisionNumber', SIX);
  const hifz = hifzOf(body) ?? [];
  const missing = hifz.flatMap((bound, index): Fault[] =>
    bound === undefined ? [[`HifzCondition.TopNum${index + 1}`, 'results.hifz-all']] : [],
  );
  const given = missing.length > 0 ? [] : hifz.map((bound) => bound ?? 0);
  return [
    ...(top === 0 ? [['DivisionTopNumber', 'request.min', { min: 1 }] as const] : []),
    ...aboveTop(bounds, top, 'DivisionNumber'),
    ...boundFaults(bounds, 'DivisionNumber'),
    ...missing,
    ...aboveTop(given, top, 'HifzCondition.TopNum'),
    ...boundFaults(given, 'HifzCondition.TopNum'),
  ];
}

const body = ruled(plain, faultsOf);

const partOf = (sent: Own) => ({
  top: sent.DivisionTopNumber,
  bounds: listed(sent, 'DivisionNumber', SIX),
  hifzBounds: hifzOf(sent)?.map((bound) => bound ?? 0) ?? null,
  divisions: listed(sent, 'Division', SIX),
  arabic: listed(sent, 'DivisionAra', SIX),
  red: listed(sent, 'Color', SIX),
});

const conditionOf = (sent: z.output<typeof plain>) => ({ ...placeOf(sent), ...partOf(sent) });

/** The divisions of the whole result, within a larger form. */
export const averagePart = ruled(own, faultsOf).transform(partOf);

const example = {
  ...{ SessionID: 1, ExamID: 1, SubClassID: 1, DivisionTopNumber: 100 },
  ...Object.fromEntries(SIX.map((n, index) => [`DivisionNumber${n}`, [80, 65, 50, 33, 0, 0][index]])),
  ...Object.fromEntries(SIX.map((n) => [`Division${n}`, `বিভাগ ${n}`])),
};

export const addAverageCondition = defineCommand({
  name: 'AddAverageCondition',
  path,
  access: power('exam_condition', 'insert'),
  body,
  toCommand: conditionOf,
  message: 'results.condition-saved',
  status: 201,
  example,
});

export const changeAverageCondition = defineCommand({
  name: 'ChangeAverageCondition',
  method: 'PUT',
  versioned: true,
  path: `${path}/:id`,
  access: power('exam_condition', 'edit'),
  params: { id: fields.id() },
  body,
  toCommand: (sent, { id }) => ({ ...conditionOf(sent), conditionId: id }),
  message: 'results.condition-saved',
  example,
});

export const averageConditions = defineQuery({
  name: 'AverageConditions',
  path,
  access: power('exam_condition', 'view'),
  query: placeFields,
  answer: () => averagesAnswer(),
});

export type AverageConditionRow = RowTo<typeof averageConditions>;
