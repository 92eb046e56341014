import { readdirSync, readFileSync } from 'node:fs';
import test from 'ava';
import { type EventDefinition, thingsOf } from '../kernel/index.ts';
import { eventCatalogue, journalEventTypes, movesMoney, postingsOf } from './index.ts';

interface Sample {
  readonly type: string;
  readonly version: number;
  readonly data: Record<string, unknown>;
}

// What an event looks like in the log. After the first release a sample is never changed again.
const folder = new URL('../../samples/', import.meta.url);
const samples = readdirSync(folder).map((file) => ({
  file,
  sample: JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Sample,
}));
const ofVersion = (type: string, version: number) =>
  samples.find(({ sample }) => sample.type === type && sample.version === version)?.sample;

test('every event has a sample of each of its versions', (t) => {
  const wanted = [...eventCatalogue.values()].flatMap(({ type, version }) =>
    Array.from({ length: version }, (_, index) => `${type}.v${index + 1}.json`),
  );
  t.deepEqual(samples.map(({ file }) => file).sort(), wanted.sort());
});

for (const { file, sample } of samples) {
  test(`${file} is named after what it holds`, (t) => t.is(file, `${sample.type}.v${sample.version}.json`));

  test(`${file} is read by today’s schema, and nothing of it is lost`, (t) => {
    const definition = eventCatalogue.get(sample.type);
    if (!definition) return t.fail(`${sample.type} is in no catalogue`);
    let data = sample.data;
    for (let version = sample.version; version < definition.version; version += 1)
      data = definition.upcasts[version]?.(data) ?? {};
    t.deepEqual(definition.schema.parse(data), data);
  });
}

for (const type of journalEventTypes)
  test(`the entry of ${type} balances in every fund and moves money, or it declares no postings`, (t) => {
    const version = eventCatalogue.get(type)?.version ?? 0;
    const postings = postingsOf(ofVersion(type, version) as Sample);
    t.is(
      postings.some((posting) => posting.debit > 0),
      movesMoney(eventCatalogue.get(type) as EventDefinition),
    );
    for (const fund of new Set(postings.map((posting) => posting.fund))) {
      const sides = postings.filter((posting) => posting.fund === fund);
      const total = (side: 'debit' | 'credit') => sides.reduce((sum, posting) => sum + posting[side], 0);
      t.is(total('debit'), total('credit'));
    }
  });

test('an entry that was tampered with is not read', (t) => {
  const { type, data } = ofVersion('VoucherPosted', 1) as Sample;
  const [first, ...rest] = data['postings'] as { debit: number }[];
  const tampered = { ...data, postings: [{ ...first, debit: 1 }, ...rest] };
  t.throws(() => postingsOf({ type, data: tampered }), { instanceOf: RangeError });
});

for (const definition of eventCatalogue.values())
  test(`${definition.type} declares what its history belongs to`, (t) => {
    const { about, type, version } = definition;
    if (!about) return t.fail('defineEvent asks for `about`, or for NOTHING');
    const { data } = ofVersion(type, version) as Sample;
    const things = thingsOf(definition, data);
    for (const [entity, member] of Object.entries(about)) {
      t.regex(entity, /^[a-z]+(_[a-z]+)*$/);
      if (typeof member === 'string') t.true(member in data, `${entity}: ${member}`);
    }
    for (const { id } of things) t.true(Number.isSafeInteger(id) && id > 0);
    t.is(things.length > 0, Object.keys(about).length > 0);
  });
