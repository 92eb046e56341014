/** A function or an object of zod's, taken as it is. */
type Made = Readonly<Record<PropertyKey, unknown>>;

const makers = new WeakMap<object, () => unknown>();
/** What is asked of a schema, not said of it. */
const ASKED: ReadonlySet<PropertyKey> = new Set(['parse', 'safeParse']);

function refuse(): never {
  throw new Error('A schema was looked into before a form has brought zod.');
}

/** What was written down is made, also within lists and shapes. */
function madeOf(said: unknown): unknown {
  if (said === null || (typeof said !== 'object' && typeof said !== 'function')) return said;
  const make = makers.get(said);
  if (make) return make();
  if (Array.isArray(said)) return said.map(madeOf);
  if (Object.getPrototypeOf(said) !== Object.prototype) return said;
  return Object.fromEntries(Object.entries(said).map(([name, value]) => [name, madeOf(value)]));
}

function member(of: unknown, name: PropertyKey): unknown {
  const found = (of as Made)[name];
  return typeof found === 'function' ? found.bind(of) : found;
}

/** Whether what was made has it; before zod has come there is nothing to ask, and it throws. */
const isIn = (name: PropertyKey, made: unknown): boolean =>
  ((typeof made === 'object' && made !== null) || typeof made === 'function') && name in made;

const called = (what: unknown, given: readonly unknown[]): unknown =>
  Reflect.apply(what as () => unknown, undefined, given.map(madeOf));

/**
 * Stands for something of zod's until a schema is asked: what is said of it (`z.object(…).optional()`) is written down
 * and made then. Every page carries definitions; only one with a form needs what its schemas do.
 * @param make what it stands for
 */
export function later(make: () => unknown): object {
  let made: { readonly value: unknown } | undefined;
  const value = () => {
    made ??= { value: make() };
    return made.value;
  };
  const standing = new Proxy(() => undefined, {
    get(_, name) {
      if (name === '_zod') return {}; // nobody's child: who asks for a note looks no further
      if (ASKED.has(name)) return (...given: unknown[]) => called(member(value(), name), given);
      return later(() => member(value(), name));
    },
    apply: (_, __, given: unknown[]) => later(() => called(value(), given)),
    has: (_, name) => isIn(name, value()),
    ownKeys: refuse,
  });
  makers.set(standing, value);
  return standing;
}
