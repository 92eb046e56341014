import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseAst } from 'vite';

export interface Node {
  readonly type: string;
  readonly [member: string]: unknown;
}

/** Where a name of a module comes from: `name` of `from`; `*` is all of it. */
export interface Origin {
  readonly from: string;
  readonly name: string;
}

/** A module as far as names lead through it. */
export interface Module {
  readonly file: string;
  readonly imports: ReadonlyMap<string, Origin>;
  /** Exported name → name within. */
  readonly exports: ReadonlyMap<string, string>;
  readonly again: ReadonlyMap<string, Origin>;
  readonly stars: readonly string[];
  /** What is declared at its top, by name. */
  readonly tops: ReadonlyMap<string, Node>;
}

type Named = { readonly name?: string; readonly value?: string };
const nameOf = (node: unknown) => (node as Named).name ?? (node as Named).value ?? '';
const listed = (value: unknown) => (value ?? []) as readonly Node[];

const placeOf = (file: string, source: string) =>
  source.startsWith('.') ? resolve(dirname(file), source) : source;

export function readModule(file: string): Module {
  const body = (
    parseAst(readFileSync(file, 'utf8'), { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as unknown as {
      body: readonly Node[];
    }
  ).body;
  const imports = new Map<string, Origin>();
  const exports = new Map<string, string>();
  const again = new Map<string, Origin>();
  const stars: string[] = [];
  const tops = new Map<string, Node>();
  const declare = (node: Node): string[] => {
    if (node.type === 'VariableDeclaration')
      return listed(node['declarations']).flatMap((one) => {
        const id = one['id'] as Node;
        const names = id.type === 'Identifier' ? [nameOf(id)] : [];
        for (const name of names) tops.set(name, one);
        return names;
      });
    const name = node['id'] ? nameOf(node['id']) : 'default';
    tops.set(name, node);
    return [name];
  };
  for (const node of body) {
    const source = node['source'] ? placeOf(file, nameOf(node['source'])) : undefined;
    if (node.type === 'ImportDeclaration' && source) {
      if (node['importKind'] === 'type') continue;
      for (const one of listed(node['specifiers'])) {
        const name =
          one.type === 'ImportNamespaceSpecifier'
            ? '*'
            : one.type === 'ImportDefaultSpecifier'
              ? 'default'
              : nameOf(one['imported']);
        imports.set(nameOf(one['local']), { from: source, name });
      }
    } else if (node.type === 'ExportAllDeclaration' && source) stars.push(source);
    else if (node.type === 'ExportNamedDeclaration') {
      if (node['declaration'])
        for (const name of declare(node['declaration'] as Node)) exports.set(name, name);
      for (const one of listed(node['specifiers']))
        if (source) again.set(nameOf(one['exported']), { from: source, name: nameOf(one['local']) });
        else exports.set(nameOf(one['exported']), nameOf(one['local']));
    } else if (node.type === 'ExportDefaultDeclaration') {
      const declared = node['declaration'] as Node;
      if (declared.type === 'Identifier') exports.set('default', nameOf(declared));
      else exports.set('default', declare(declared)[0] ?? 'default');
      if (!tops.has('default') && declared.type !== 'Identifier' && !declared['id'])
        tops.set('default', declared);
    } else declare(node);
  }
  return { file, imports, exports, again, stars, tops };
}

/** All modules of the pages, by file. */
export const readModules = (root: string): ReadonlyMap<string, Module> =>
  new Map(
    globSync(join(root, 'frontend/src/**/*.{ts,tsx}'))
      .filter((file) => !/\.test\.tsx?$|\.d\.ts$/.test(file))
      .map((file) => [file, readModule(file)]),
  );
