import { sep } from 'node:path';
import type { Plugin } from 'vite';

type Reached = ReadonlySet<string>;
const OURS = /[\\/](frontend|events)[\\/]src[\\/]/;

/** Large, and for few pages: each with all that it alone needs. */
const APART = {
  charts: /node_modules[\\/]recharts[\\/]/,
  calendar: /node_modules[\\/]react-day-picker[\\/]/,
  registers: /node_modules[\\/]@dnd-kit[\\/]|kit[\\/]register[\\/].*\.tsx?$/,
};

/**
 * Five files for a page: what the sign-in page and every open page want (`libraries`, `index`), what the frame wants
 * beside it, what pages share, and the page itself. In files of their own, the pages would ask for some fifty. Each
 * imports only from those before it: a circle of files would be run before it is whole.
 * @param door the module that everything begins with
 * @param frame what stands around every page behind the door
 */
export function bundles(door: string, frame: readonly string[]) {
  let first: Reached = new Set();
  let framed: Reached = new Set();
  const apart = new Map<string, Reached>();
  const plugin: Plugin = {
    name: 'bundles',
    apply: 'build',
    buildEnd() {
      const reach = (isStart: (id: string) => boolean): Reached => {
        const reached = new Set<string>();
        const open = [...this.getModuleIds()].filter(isStart);
        for (let id = open.pop(); id !== undefined; id = open.pop()) {
          if (reached.has(id)) continue;
          reached.add(id);
          open.push(...(this.getModuleInfo(id)?.importedIds ?? []));
        }
        return reached;
      };
      const endsWith = (path: string) => (id: string) => id.endsWith(path.replaceAll('/', sep));
      first = reach(endsWith(door));
      framed = reach((id) => frame.some((path) => endsWith(path)(id)));
      for (const [name, start] of Object.entries(APART))
        apart.set(
          name,
          reach((id) => start.test(id)),
        );
    },
  };
  const isApart = (name: string, start: RegExp) => (id: string) =>
    !first.has(id) &&
    !framed.has(id) &&
    (start.test(id) || (!OURS.test(id) && apart.get(name)?.has(id) === true));
  const groups = [
    ...Object.entries(APART).map(([name, start]) => ({ name, test: isApart(name, start), priority: 9 })),
    { name: 'libraries', test: (id: string) => first.has(id) && !OURS.test(id), priority: 8 },
    { name: 'index', test: (id: string) => first.has(id), priority: 7 },
    { name: 'frame', test: (id: string) => framed.has(id), priority: 6 },
    { name: 'shared', test: /./, priority: 5, minShareCount: 2 },
  ];
  return { plugin, codeSplitting: { includeDependenciesRecursively: false, groups } };
}
