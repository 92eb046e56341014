import { permissionIds } from '@madrasah/events/access';
import { type Module, type Node, type Origin, readModules } from './modules.ts';

/** A name of the published language that a page leads to: `peopleQueries.searchUsers` of a module. */
export interface Mentioned {
  readonly from: string;
  readonly path: readonly string[];
  /** The declarations that lead there from the page. */
  readonly by: readonly string[];
  /** The powers that one of them asks for by name: where it is not held, the page goes no further. */
  readonly guards: readonly string[];
}

interface Step {
  readonly file: string;
  readonly name: string;
  readonly by: readonly string[];
  readonly guards: readonly string[];
}

const POWER_NAMES = new Set<string>(permissionIds.keys());

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** The names that an expression uses, each with the members that are asked of it; what only types say is left out. */
function* namesIn(node: Node): Generator<readonly string[]> {
  if (/^TS(Type|Interface)/.test(node.type)) return;
  if (node.type === 'MemberExpression' || node.type === 'JSXMemberExpression') {
    const chain = chainOf(node);
    if (chain) {
      yield chain;
      return;
    }
  }
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') yield [node['name'] as string];
  for (const [member, value] of Object.entries(node)) {
    if (['typeAnnotation', 'typeArguments', 'typeParameters', 'returnType'].includes(member)) continue;
    if (member === 'key' && !node['computed'] && node.type === 'Property') continue;
    if (member === 'name' && node.type === 'JSXAttribute') continue;
    if (member === 'property' && !node['computed']) continue;
    for (const one of Array.isArray(value) ? value : [value]) if (isNode(one)) yield* namesIn(one);
  }
}

function chainOf(node: Node): string[] | undefined {
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') return [node['name'] as string];
  if (node['computed'] || !isNode(node['object'])) return undefined;
  const before = chainOf(node['object']);
  return before && [...before, (node['property'] as { name: string }).name];
}

/** The texts that stand in code as such. */
function* textsIn(node: Node): Generator<string> {
  if (node.type === 'Literal' && typeof node['value'] === 'string') yield node['value'];
  for (const value of Object.values(node))
    for (const one of Array.isArray(value) ? value : [value]) if (isNode(one)) yield* textsIn(one);
}

/** What the pages lead to, read off their sources. */
export class Pages {
  readonly #modules: ReadonlyMap<string, Module>;
  readonly #powers = new Map<Node, readonly string[]>();
  readonly #names = new Map<Node, readonly (readonly string[])[]>();

  constructor(root: string) {
    this.#modules = readModules(root);
  }

  /**
   * What of the published language an export of a module leads to: the default one, or another by its name. What a
   * declaration asks the signed-in user's powers for stands in `guards` of all that it leads to.
   */
  mentionedBy(file: string, name = 'default'): Mentioned[] {
    const found = new Map<string, Mentioned>();
    const seen = new Set<string>();
    const first = this.#modules.get(file)?.exports.get(name) ?? name;
    const waiting: Step[] = [{ file, name: first, by: [], guards: [] }];
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const module = this.#modules.get(next.file);
      const top = module?.tops.get(next.name);
      if (!module || !top) continue;
      const guards = [...new Set([...next.guards, ...this.#powersIn(top)])].sort();
      const key = `${next.file}#${next.name} ${guards}`;
      if (seen.has(key)) continue;
      seen.add(key);
      const by = [...next.by, `${next.file.split('/frontend/src/')[1]}#${next.name}`];
      for (const [first = '', ...rest] of this.#namesOf(top)) {
        const origin = module.imports.get(first);
        const at = origin ? this.#declared(origin) : { file: next.file, name: first };
        if (at && 'file' in at) waiting.push({ ...at, by, guards });
        else if (at) {
          const path = at.name === '*' ? rest : [at.name, ...rest];
          found.set(`${at.from}:${path.join('.')} ${guards}`, { from: at.from, path, by, guards });
        }
      }
    }
    return [...found.values()];
  }

  /** What a module exports, by name. */
  exportsOf(file: string): readonly string[] {
    return [...(this.#modules.get(file)?.exports.keys() ?? [])];
  }

  /** The powers that a declaration asks for by name. */
  #powersIn(top: Node): readonly string[] {
    const known = this.#powers.get(top) ?? [...textsIn(top)].filter((text) => POWER_NAMES.has(text));
    this.#powers.set(top, known);
    return known;
  }

  #namesOf(top: Node) {
    const known = this.#names.get(top) ?? [...namesIn(top)];
    this.#names.set(top, known);
    return known;
  }

  /** Where a name is declared in the end: in one of our modules, or in the published language. */
  #declared({ from, name }: Origin): { readonly file: string; readonly name: string } | Origin | undefined {
    if (from.startsWith('@madrasah/events')) return { from, name };
    const module = this.#modules.get(from);
    if (!module) return undefined;
    const within = module.exports.get(name);
    if (within !== undefined) {
      const imported = module.imports.get(within);
      return imported ? this.#declared(imported) : { file: from, name: within };
    }
    const again = module.again.get(name);
    if (again) return this.#declared(again);
    for (const star of module.stars) {
      const found = this.#declared({ from: star, name });
      if (found) return found;
    }
    return undefined;
  }
}
