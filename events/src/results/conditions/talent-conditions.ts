import * as z from 'zod';
import {
  type AnswerTo,
  defineCommand,
  defineQuery,
  type Fault,
  fields,
  power,
  type RowTo,
  ruled,
} from '../../kernel/index.ts';
import { LETTERS } from '../reckoning/index.ts';
import { talentsAnswer } from './answers.ts';
import { placeId } from './place-id.ts';
import { placeFields, placeOf } from './subject-condition.ts';

const path = '/api/exam/talent_conditions';

const row = z.object({
  Division: fields.requiredWord(LETTERS),
  TalentAcotin: fields.flag(),
  SerialNo: fields.integer(1, LETTERS.length),
});

const own = z.object({ conditions: z.array(row).max(LETTERS.length) });
const plain = own.extend(placeFields);
type Own = z.output<typeof own>;

/** Each of the seven tiers once, each place once. */
function faultsOf({ conditions }: Partial<Own>): Fault[] {
  if (!conditions) return [];
  if (conditions.length !== LETTERS.length) return [['conditions', 'results.seven-tiers']];
  return conditions.flatMap(({ Division, SerialNo }, index): Fault[] => {
    const earlier = conditions.slice(0, index);
    return [
      ...(earlier.some((one) => one.Division === Division)
        ? [[`conditions.${index}.Division`, 'results.seven-tiers'] as const]
        : []),
      ...(earlier.some((one) => one.SerialNo === SerialNo)
        ? [[`conditions.${index}.SerialNo`, 'results.serial-twice'] as const]
        : []),
    ];
  });
}

const partOf = (sent: Own) => ({
  rows: LETTERS.map((letter) => {
    const { TalentAcotin, SerialNo } = sent.conditions.find(({ Division }) => Division === letter) ?? {};
    return { ranked: TalentAcotin ?? false, serial: SerialNo ?? LETTERS.length };
  }),
});

/** The ranked tiers, within a larger form. */
export const talentsPart = ruled(own, faultsOf).transform(partOf);

/** Which tiers are ranked, and in which order. The row of a letter stands for the tier in its place, in both modes. */
export const setTalentConditions = defineCommand({
  name: 'SetTalentConditions',
  versioned: true,
  path,
  access: power('exam_condition', 'insert'),
  body: ruled(plain, faultsOf),
  toCommand: (sent) => ({ ...placeOf(sent), ...partOf(sent) }),
  message: 'results.condition-saved',
  example: {
    ...{ SessionID: 1, ExamID: 1, SubClassID: 1 },
    conditions: LETTERS.map((Division, index) => ({
      ...{ Division, TalentAcotin: index < 4 ? 1 : 0, SerialNo: index + 1 },
    })),
  },
});

/** Takes the rows off again: places go by the total. */
export const withdrawTalentConditions = defineCommand({
  name: 'WithdrawTalentConditions',
  method: 'DELETE',
  versioned: true,
  path: `${path}/:id`,
  access: power('exam_condition', 'delete'),
  params: { id: placeId() },
  toCommand: (_, { id }) => id,
  message: 'results.talents-withdrawn',
});

/** The rows that were saved, none where none were; beside them under which `ID` they go, and what the tiers are called. */
export const talentConditions = defineQuery({
  name: 'TalentConditions',
  path,
  access: power('exam_condition', 'view'),
  query: placeFields,
  answer: () => talentsAnswer(),
});

export type TalentConditionRow = RowTo<typeof talentConditions>;
/** A tier as its letter and its name tell it. */
export type TierRow = AnswerTo<typeof talentConditions>['tiers'][number];
