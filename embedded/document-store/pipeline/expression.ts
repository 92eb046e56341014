import { unsupported } from '../errors.ts';
import { type Doc, foreignType, isDocument } from '../values/document.ts';

/** A value computed from a document; undefined when it is missing. */
export type Expression = (document: Doc) => unknown;

/** A field path ('$a.b'), a constant, or an object of these. Operators and variables are refused by name. */
export function compileExpression(spec: unknown): Expression {
  if (typeof spec === 'string' && spec.startsWith('$')) return compilePath(spec);
  if (!isDocument(spec)) {
    if (Array.isArray(spec)) throw unsupported('an array as an expression');
    const foreign = foreignType(spec);
    if (foreign !== undefined) throw unsupported(`a constant of type ${foreign}`);
    return () => spec;
  }
  const operator = Object.keys(spec).find((name) => name.startsWith('$'));
  if (operator !== undefined) throw unsupported(`the expression ${operator}`);
  const fields = Object.entries(spec).map(([name, inner]) => [name, compileExpression(inner)] as const);
  return (document) => {
    const result: Doc = {};
    for (const [name, read] of fields) {
      const value = read(document);
      if (value !== undefined) result[name] = value;
    }
    return result;
  };
}

/** Unlike in filters, an array on the way answers the array of what its documents hold. */
export function compilePath(spec: string): Expression {
  if (spec.startsWith('$$')) throw unsupported(`the variable ${spec}`);
  const path = spec.slice(1).split('.');
  return (document) => valueAt(document, path, 0);
}

function valueAt(node: unknown, path: readonly string[], at: number): unknown {
  const field = path[at];
  if (field === undefined) return node;
  if (Array.isArray(node)) {
    return node.map((element) => valueAt(element, path, at)).filter((value) => value !== undefined);
  }
  if (!isDocument(node) || !Object.hasOwn(node, field)) return undefined;
  return valueAt(node[field], path, at + 1);
}
