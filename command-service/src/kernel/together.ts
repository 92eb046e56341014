import { isRefusal, Problem, type Refusal } from '@madrasah/events';

/** A refusal at the field that it is of; one that names its fields already stays as it is. @param path in the body */
export const refusedAt = (path: string, refused: Refusal): Refusal =>
  refused.fields.length > 0
    ? refused
    : {
        ...refused,
        fields: [{ path, problem: new Problem(refused.sentence ?? refused.code, refused.params) }],
      };

/**
 * All that speaks against it, so that nobody is told of one fault after the other: the first refusal among what was
 * found, with the fields of all. undefined where nothing does.
 */
export function together(...found: readonly unknown[]): Refusal | undefined {
  const refused = found.filter(isRefusal);
  const [first] = refused;
  return first && { ...first, fields: refused.flatMap(({ fields }) => fields) };
}
