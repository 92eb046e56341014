import * as z from 'zod';
import { answers, defineCommand, type Fault, field, power, ruled } from '../../kernel/index.ts';
import { placeFields, placeOf } from './subject-condition.ts';

const { cell, record } = answers;

/** Of a place, what a copy found there and left as it was. */
const stoodAnswer = () =>
  record({
    ...{ ExamID: cell.number(), SubClassID: cell.number() },
    Subjects: z.array(record({ BookID: cell.number(), BookName: cell.text() })),
    ...{ Average: cell.switch(), Results: cell.switch(), Talent: cell.switch() },
  });

const MOST_TARGETS = 100;
const place = z.object(placeFields);
const plain = z.object({ from: place, to: z.array(place).min(1, 'request.empty-list').max(MOST_TARGETS) });

/** One append goes to one session's stream. */
const faultsOf = ({ to = [] }: Partial<z.output<typeof plain>>): Fault[] =>
  to.flatMap(({ SessionID }, index): Fault[] =>
    SessionID === to[0]?.SessionID ? [] : [[`to.${index}.SessionID`, 'results.one-session']],
  );

/** A place that is sent twice is copied to once. */
const onceEach = (places: readonly z.output<typeof place>[]) => [
  ...new Map(places.map((one) => [`${one.ExamID}:${one.SubClassID}`, one])).values(),
];

/** Conditions of one section's exam for others; what stands there already is left as it is. */
export const copyConditions = defineCommand({
  name: 'CopyConditions',
  path: '/api/exam/conditions/copy',
  access: power('exam_condition', 'insert'),
  body: ruled(plain, faultsOf),
  fields: [
    field.given('from.SessionID', { bn: 'যে শিক্ষাবর্ষ থেকে', en: 'From session' }),
    field.given('from.ExamID', { bn: 'যে পরীক্ষা থেকে', en: 'From exam' }),
    field.given('from.SubClassID', { bn: 'যে শাখা থেকে', en: 'From section' }),
  ],
  toCommand: ({ from, to }) => ({
    from: placeOf(from),
    to: onceEach(to).map(placeOf),
    sessionId: to[0]?.SessionID ?? 0,
  }),
  answer: () => record({ copied: cell.count(), stood: z.array(stoodAnswer()) }),
  message: 'results.conditions-copied',
  example: {
    from: { SessionID: 1, ExamID: 1, SubClassID: 1 },
    to: [{ SessionID: 1, ExamID: 2, SubClassID: 1 }],
  },
});
