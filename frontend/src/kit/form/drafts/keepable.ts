type Values = Readonly<Record<string, unknown>>;

/** No form needs to name these: they are never kept. */
const SECRET = /password|again|secret|token|credential|^pin$/i;

/** Whether it has members by name. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A file cannot be kept: it is chosen again. */
export const holdsFile = (value: unknown): boolean =>
  value instanceof Blob ||
  (Array.isArray(value) ? value.some(holdsFile) : isObject(value) && Object.values(value).some(holdsFile));

/** What of a form may be kept. @param secret members that never are, beside passwords */
export const keepable = (values: Values, secret: readonly string[] = []): Values =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => !SECRET.test(name) && !secret.includes(name) && !holdsFile(value),
    ),
  );

const text = (value: unknown) => (value === '' ? undefined : JSON.stringify(value));

/** Rows that are the same ones: nothing was added or taken away. */
const areRows = (one: unknown, other: unknown): one is readonly Values[] =>
  Array.isArray(one) &&
  Array.isArray(other) &&
  one.length === other.length &&
  [...one, ...other].every(isObject);

/**
 * What differs from how the form began, member by member; one that was emptied is null. Of rows that are as many as they
 * were it is cell by cell, as final-form names a field (`months[3].name`): what stands in the others may go on.
 */
export function typedOver(began: Values, values: Values): Values {
  const names = [...new Set([...Object.keys(began), ...Object.keys(values)])];
  return Object.fromEntries(
    names.flatMap((name): (readonly [string, unknown])[] => {
      const [was, now] = [began[name], values[name]];
      if (text(was) === text(now)) return [];
      if (!areRows(was, now)) return [[name, now ?? null]];
      return was.flatMap((row, at) =>
        Object.entries(typedOver(row, (now as readonly Values[])[at] ?? {})).map(
          ([cell, value]): readonly [string, unknown] => [`${name}[${at}].${cell}`, value],
        ),
      );
    }),
  );
}
