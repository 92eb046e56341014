import type { Plugin } from 'vite';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}
interface Property extends Node {
  readonly key: Node & { readonly name?: string };
  readonly value: Node;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Node>).type === 'string';

const SCHEMAS: readonly (string | undefined)[] = ['answer', 'also', 'added'];

const isSchema = (node: Node): node is Property =>
  node.type === 'Property' &&
  SCHEMAS.includes((node as Property).key.name) &&
  (node as Property).value.type === 'ArrowFunctionExpression';

/** Where `answer: () => …` or another of these stands, the last first. */
function schemasIn(node: Node): Property[] {
  if (isSchema(node)) return [node];
  const inner = Object.values(node).flat().filter(isNode);
  return inner.flatMap(schemasIn).sort((a, b) => b.start - a.start);
}

/**
 * Leaves the schemas of answers out of the pages: a page has the type of an answer, the server holds answers against
 * the schema.
 */
export const typedAnswers = (): Plugin => ({
  name: 'typed-answers',
  apply: 'build',
  enforce: 'post',
  transform(code, id) {
    if (!/[\\/]events[\\/]src[\\/]/.test(id) || !/\b(answer|also|added):/.test(code)) return undefined;
    const without = schemasIn(this.parse(code)).reduce(
      (left, { start, end }) => left.slice(0, start) + left.slice(end).replace(/^\s*,/, ''),
      code,
    );
    return { code: without, map: null };
  },
});
