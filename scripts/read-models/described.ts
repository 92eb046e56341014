import type { Projector } from '../../projection-service/src/kernel/projecting/index.ts';
import { BESIDE, MEANINGS } from './meanings.ts';
import { SEALED, sampledDocuments } from './sampled.ts';

const ENVELOPE = new Set(['_id', 'school', 'key', 'position']);
/** Deeper than this a field is told by its name alone. */
const DEPTH = 3;

function kindOf(value: unknown): string {
  if (typeof value === 'number') return 'number';
  if (typeof value === 'boolean') return 'yes or no';
  if (typeof value !== 'string') return 'nothing';
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return 'day';
  return /^\d{4}-\d\d-\d\dT/.test(value) ? 'instant' : 'text';
}

type Shape = Map<string, { kinds: Set<string>; list: boolean; inner: unknown[] }>;

/** The fields of some values, each with what it was seen to be. */
function shapeOf(values: readonly unknown[]): Shape {
  const shape: Shape = new Map();
  for (const value of values)
    for (const [name, field] of Object.entries(value as object)) {
      const known = shape.get(name) ?? { kinds: new Set(), list: false, inner: [] };
      shape.set(name, known);
      known.list ||= Array.isArray(field);
      for (const one of Array.isArray(field) ? field : [field])
        if (typeof one === 'object' && one !== null && !Array.isArray(one)) known.inner.push(one);
        else if (!Array.isArray(one)) known.kinds.add(kindOf(one));
    }
  return shape;
}

function told(values: readonly unknown[], depth = 1): string {
  return [...shapeOf(values)]
    .filter(([name]) => depth > 1 || !ENVELOPE.has(name))
    .map(([name, { kinds, list, inner }]) => {
      const some = [...kinds].filter((kind) => kind !== 'nothing').join(' or ');
      const nested = inner.length > 0 && depth < DEPTH ? ` (${told(inner, depth + 1)})` : '';
      return `\`${name}\`${list ? ' list' : ''}${some && ` ${some}`}${nested}`;
    })
    .join(', ');
}

const indexesOf = ({ indexes }: Projector) =>
  indexes.map((index) => `\`${['school', ...Object.keys(index)].join(', ')}\``).join('; ') || '`school`';

function describe(projector: Projector): string {
  const { collection, version } = projector;
  const documents = sampledDocuments(projector);
  const personal = JSON.stringify(documents).includes(SEALED) ? ' **Personal.**' : '';
  return [
    `**\`${collection}\`**: ${MEANINGS[collection]}.${personal}`,
    `Fields: ${told(documents)}. Indexes: ${indexesOf(projector)}. Version ${version}.`,
  ].join('\n');
}

/** Every collection of the product, as `docs/read-models.md` tells it; in the order of their names. */
export function described(projectors: readonly Projector[]): string {
  const own = [...projectors].sort((one, other) => (one.collection < other.collection ? -1 : 1));
  const beside = Object.entries(BESIDE).map(([name, meaning]) => `**\`${name}\`**: ${meaning}.`);
  return [...own.map(describe), ...beside].join('\n\n');
}
