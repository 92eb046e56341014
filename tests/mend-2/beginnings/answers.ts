import type { Person } from '../house/person.ts';

interface Operation {
  readonly parameters?: readonly { readonly name: string }[];
}
/** They answer a machine, count the whole log, or are files of what the same list answers. */
const PASSED_OVER = /\/(audit\/verify|audit\/bundle|docs)\b|\.(pdf|xlsx|csv)$/;
const MOST_AT_ONCE = 8;

/**
 * What every query answers that the interface's own document tells of, each asked with the same values for what it
 * takes. @returns the path and the answer as text, also of those that refuse
 */
export async function everyAnswer(
  by: Person,
  values: Readonly<Record<string, string | number>>,
): Promise<readonly (readonly [path: string, text: string])[]> {
  const { paths } = (await by.get('/api/docs')).body as {
    paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  };
  const asked = Object.entries(paths).flatMap(([path, { get }]) => {
    if (!get || PASSED_OVER.test(path)) return [];
    const open = (get.parameters ?? []).flatMap(({ name }) =>
      values[name] === undefined || path.includes(`{${name}}`) ? [] : [`${name}=${values[name]}`],
    );
    return [`${path.replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? 1))}?${open.join('&')}`];
  });
  const answers: (readonly [string, string])[] = [];
  for (let first = 0; first < asked.length; first += MOST_AT_ONCE) {
    const some = asked.slice(first, first + MOST_AT_ONCE);
    const read = some.map(async (path) => [path, JSON.stringify((await by.get(path)).body) ?? ''] as const);
    answers.push(...(await Promise.all(read)));
  }
  return answers;
}
