import * as z from 'zod';
import {
  answers,
  defineCommand,
  defineRefusals,
  field,
  fields,
  power,
  ruled,
  uniqueKey,
} from '../kernel/index.ts';
import { type Subject, subjects } from './subjects.ts';

const MOST_TARGETS = 100;

/** Subjects of one section for others: what stands there by that name already is left as it is. */
export const copySubjects = defineCommand({
  name: 'CopySubjects',
  path: '/api/academic/academic_subjects/copy',
  access: power('kitab_entry', 'insert'),
  body: ruled(
    z.object({
      SubClassID: fields.id(),
      to: z.array(fields.id()).min(1, 'request.required').max(MOST_TARGETS),
    }),
    ({ SubClassID, to }) =>
      SubClassID !== undefined && to?.includes(SubClassID) ? [['to', 'academics.copy-to-itself']] : [],
  ),
  fields: [
    field.given('SubClassID', { bn: 'যে শাখা থেকে', en: 'From section' }),
    field.several('to', { bn: 'যেসব শাখায়', en: 'Sections' }),
  ],
  toCommand: ({ SubClassID, to }) => ({ from: SubClassID, to: [...new Set(to)] }),
  answer: () => answers.record({ copied: answers.cell.count() }),
  message: 'academics.subjects-copied',
  status: 201,
  example: { SubClassID: 1, to: [2] },
});

export const refuseCopy = defineRefusals({ 'academics.nothing-to-copy': 409 });

type Placed = Pick<Subject, 'sectionId'> & {
  readonly name: Pick<Subject['name'], 'bn'>;
  readonly serial: number;
};

/** What one section has and another lacks by name, in the order of the first. */
export function lackedBy<S extends Placed>(
  all: readonly S[],
  { from, to }: { readonly from: number; readonly to: number },
): S[] {
  const inTarget = (sectionId: number, { name }: S) => uniqueKey(subjects, { sectionId, name });
  const there = new Set(
    all.filter(({ sectionId }) => sectionId === to).map((subject) => inTarget(to, subject)),
  );
  return all
    .filter((subject) => subject.sectionId === from && !there.has(inTarget(to, subject)))
    .sort((one, other) => one.serial - other.serial);
}
