import type { Imports } from './imports.ts';

/** The first circle below a file that is on nobody's way back yet, as `a → b → a`. */
function circleFrom(path: string, imports: Imports, way: string[], done: Set<string>): string | undefined {
  if (way.includes(path)) return [...way.slice(way.indexOf(path)), path].join(' → ');
  if (done.has(path)) return undefined;
  way.push(path);
  for (const next of imports.get(path) ?? []) {
    const circle = circleFrom(next, imports, way, done);
    if (circle) return circle;
  }
  way.pop();
  done.add(path);
  return undefined;
}

/** A circle of files that need each other, as `a → b → a`. */
export function firstCircle(imports: Imports): string | undefined {
  const done = new Set<string>();
  for (const path of imports.keys()) {
    const circle = circleFrom(path, imports, [], done);
    if (circle) return circle;
  }
  return undefined;
}

/** Files in the order in which they are left, each after all that it leads to and that was not left before. */
function asLeft(imports: Imports, from: Iterable<string>, seen: Set<string>): string[] {
  const left: string[] = [];
  for (const first of from) {
    const waiting: { readonly path: string; readonly leave: boolean }[] = [{ path: first, leave: false }];
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      if (next.leave) left.push(next.path);
      else if (!seen.has(next.path)) {
        seen.add(next.path);
        waiting.push({ path: next.path, leave: true });
        for (const path of imports.get(next.path) ?? []) waiting.push({ path, leave: false });
      }
    }
  }
  return left;
}

/** The most files (or contexts) of which each leads to each other, in order of their names; none where nothing leads back. */
export function largestCircle(imports: Imports): readonly string[] {
  const back = new Map<string, string[]>();
  for (const [path, others] of imports)
    for (const other of others) back.set(other, [...(back.get(other) ?? []), path]);
  const order = asLeft(imports, imports.keys(), new Set()).reverse();
  const seen = new Set<string>();
  let largest: readonly string[] = [];
  for (const path of order) {
    const circle = asLeft(back, [path], seen);
    const isOne = circle.length > 1 || (circle.length === 1 && imports.get(path)?.includes(path));
    if (isOne && circle.length > largest.length) largest = circle.sort();
  }
  return largest;
}
