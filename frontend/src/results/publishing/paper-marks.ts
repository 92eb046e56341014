import type { Values } from '../../kit/form/index.ts';

/** Where the form of a paper that is added keeps a student's mark, as final-form names fields. */
export const markField = (userId: number): string => `Marks.u${userId}`;

/** The marks that are typed, each with its student; blank is no mark. */
const typedMarks = (values: Values): readonly (readonly [number, string])[] =>
  Object.entries((values['Marks'] ?? {}) as Readonly<Record<string, string | undefined>>).flatMap(
    ([key, text]) => (text?.trim() ? [[Number(key.slice(1)), text.trim()] as const] : []),
  );

/** A paper as a correction sends it: its condition, and where it is added the marks that are typed for it. */
export function paperBody(values: Values): Values {
  const { Marks: _, ...condition } = values;
  const Conditions = { Subjects: [condition] };
  const marks = values['BookID'] ? typedMarks(values) : [];
  if (marks.length === 0) return { Conditions };
  const SubjectID = values['BookID'];
  return {
    Conditions,
    StudentResults: marks.map(([UserID, SubVal1]) => ({ UserID, Subjects: [{ SubjectID, SubVal1 }] })),
  };
}

/** The field that a problem of what is sent belongs to. @param name as final-form names it */
export function paperField(name: string, values: Values): string {
  const at = /^StudentResults\[(\d+)\]/.exec(name)?.[1];
  const typed = at === undefined ? undefined : typedMarks(values)[Number(at)];
  return typed ? markField(typed[0]) : name;
}
