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

/** What differs from how the form began, member by member; one that was emptied is null. */
export function typedOver(began: Values, values: Values): Values {
  const names = [...new Set([...Object.keys(began), ...Object.keys(values)])];
  const text = (value: unknown) => (value === '' ? undefined : JSON.stringify(value));
  return Object.fromEntries(
    names.flatMap((name) =>
      text(began[name]) === text(values[name]) ? [] : [[name, values[name] ?? null] as const],
    ),
  );
}
