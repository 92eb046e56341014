import test from 'ava';
import * as zod from 'zod';
import { later } from './later.ts';

/** zod as the pages have it before a form has come. */
function early() {
  let come: typeof zod | undefined;
  const standing = (name: 'object' | 'unknown' | 'string' | 'array' | 'tuple') => () => {
    if (!come) throw new Error('not here yet');
    return come[name];
  };
  const z = {
    object: later(standing('object')),
    unknown: later(standing('unknown')),
    string: later(standing('string')),
    array: later(standing('array')),
    tuple: later(standing('tuple')),
  } as unknown as typeof zod;
  const arrive = () => {
    come = zod;
  };
  return { z, arrive };
}

test('a schema that was written down reads and refuses as zod does', (t) => {
  const { z, arrive } = early();
  const part = z.string().min(2);
  const schema = z
    .object({
      name: part,
      rows: z.array(z.object({ of: part.optional() })),
      pair: z.tuple([part, z.unknown()]),
    })
    .transform(({ name, rows }) => ({ name, count: rows.length }));
  arrive();
  t.deepEqual(schema.parse({ name: 'ab', rows: [{}], pair: ['cd', 1] }), { name: 'ab', count: 1 });
  const { error } = schema.safeParse({ name: 'a', rows: [{ of: 'b' }], pair: ['cd', 1] });
  t.deepEqual(
    error?.issues.map(({ path }) => path.join('.')),
    ['name', 'rows.0.of'],
  );
});

test('a schema is made once, and a part of a shape can be asked by itself', (t) => {
  const { z, arrive } = early();
  let made = 0;
  const shape = z.object({ a: z.string() });
  const counted = later(() => {
    made += 1;
    return zod.string();
  }) as unknown as zod.ZodString;
  arrive();
  t.true(shape.shape.a.safeParse('x').success);
  t.false(shape.shape.a.safeParse(1).success);
  for (const raw of ['x', 'y']) t.true(counted.safeParse(raw).success);
  t.is(made, 1);
});

test('asked too early, or looked into, it throws instead of letting everything pass', (t) => {
  const { z } = early();
  const schema = z.object({ a: z.string() });
  t.throws(() => schema.safeParse({}));
  t.throws(() => ({ ...schema.shape }));
  t.throws(() => 'a' in schema.shape);
});

test('once zod has come it says what a shape has, and what a schema can do; members are added then', (t) => {
  const { z, arrive } = early();
  const own = z.object({ a: z.string() });
  const read = z.unknown().transform(String);
  arrive();
  t.true('a' in own.shape);
  t.false('b' in own.shape);
  t.deepEqual(['safeExtend' in own, 'safeExtend' in read], [true, false]);
  const whole = own.safeExtend({ b: z.string().min(2) });
  t.true(whole.safeParse({ a: 'x', b: 'yy' }).success);
  t.false(whole.safeParse({ a: 'x', b: 'y' }).success);
});
