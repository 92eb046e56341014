import type { Imports } from './imports.ts';

/** The contexts of a layer: the folders below a path, but for the rooms on which all of them stand. */
export interface Contexts {
  /** As `command-service/src/`. */
  readonly under: string;
  /** The folders that are no context, as `kernel`. */
  readonly shared: readonly string[];
}

const isTest = (path: string) => /\.test\.tsx?$|\/test-support(\.ts$|\/)/.test(path);

const contextOf = ({ under, shared }: Contexts, path: string): string | undefined => {
  const folder = path.startsWith(under) ? /^([^/]+)\//.exec(path.slice(under.length))?.[1] : undefined;
  return folder === undefined || shared.includes(folder) ? undefined : folder;
};

/** What the sources of one context import from another, as `[file, file]`; tests may look in anywhere. */
function across(imports: Imports, contexts: Contexts): (readonly [from: string, to: string])[] {
  return [...imports].flatMap(([from, others]) => {
    const own = contextOf(contexts, from);
    if (own === undefined || isTest(from)) return [];
    const reached = others.filter((to) => ![undefined, own].includes(contextOf(contexts, to)));
    return reached.map((to) => [from, to] as const);
  });
}

/** Which context knows which others. */
export function betweenContexts(imports: Imports, contexts: Contexts): Imports {
  const known = new Map<string, string[]>();
  for (const [from, to] of across(imports, contexts)) {
    const [one, other] = [contextOf(contexts, from) ?? '', contextOf(contexts, to) ?? ''];
    const already = known.get(one) ?? [];
    if (!already.includes(other)) known.set(one, [...already, other]);
  }
  return known;
}

/** The files of contexts that others reach past the door (`index.ts`), each with those that reach it. */
export function reachedInside(imports: Imports, contexts: Contexts): Imports {
  const reached = new Map<string, string[]>();
  for (const [from, to] of across(imports, contexts)) {
    const isDoor = to === `${contexts.under}${contextOf(contexts, to)}/index.ts`;
    if (!isDoor) reached.set(to, [...(reached.get(to) ?? []), from]);
  }
  return reached;
}
