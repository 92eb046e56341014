import { defineEvent, type EventDefinition } from '@madrasah/events';
import { FundAdded, UNSAID_BEFORE, VoucherPosted } from '@madrasah/events/ledger';
import { PersonRegistered } from '@madrasah/events/people';
import test from 'ava';
import * as z from 'zod';
import type { RecordedEvent } from '../event-store/index.ts';
import { FileVault, KeyDestroyed } from '../vault/index.ts';
import {
  Codec,
  chainFault,
  EMPTY_CHAIN,
  type Encoded,
  type EventContext,
  UnknownEvent,
  UnlistedStream,
} from './index.ts';

const context: EventContext = {
  schoolId: '1001',
  actor: { id: 4, permissionType: 5 },
  at: new Date('2026-04-14T04:05:00.000Z'),
  requestId: 'r',
  correlationId: 'r',
  causationId: 'r',
};
const profile = {
  name: 'আব্দুর রহিম',
  fatherName: 'আব্দুল করিম',
  motherName: 'আমেনা',
  dateOfBirth: '2014-05-09',
  nationalId: '',
  bloodGroup: '',
  mobile1: '01712345678',
  relationship1: 1,
  mobile2: '',
  relationship2: null,
  email: '',
  permanent: { thana: '301201', post: '', village: '' },
  present: { thana: '', post: '', village: '' },
};
const person = (userId = 12) =>
  PersonRegistered({ userId, userCode: '1001', userType: 1, gender: 1, profile });

/** The event as it comes back from the store. */
const stored = ({ event, domain }: Encoded, position = 1000): RecordedEvent =>
  JSON.parse(JSON.stringify({ ...event, stream: domain.stream, revision: domain.revision, position }));

function setUp(catalogue?: ReadonlyMap<string, EventDefinition>) {
  const vault = new FileVault(':memory:');
  return { vault, codec: new Codec(vault, catalogue) };
}

test('what is decided is what is read, but for the personal part, which is stored encrypted', (t) => {
  const { codec } = setUp();
  const encoded = codec.encode('people-1001', EMPTY_CHAIN, person(), context);
  const recorded = stored(encoded);
  for (const secret of ['রহিম', 'করিম', '01712345678', '2014-05-09', '301201'])
    t.false(JSON.stringify(recorded).includes(secret));
  t.is(recorded.data['userCode'], '1001');
  const decoded = codec.decode(recorded);
  t.deepEqual(decoded.data, person().data);
  t.deepEqual(decoded, { ...encoded.domain, position: 1000 });
});

test('the same person is never encrypted to the same bytes twice', (t) => {
  const { codec } = setUp();
  const once = () => stored(codec.encode('people-1001', EMPTY_CHAIN, person(), context)).data['profile'];
  t.not(once(), once());
});

test('who is erased reads as null, and the chain still holds', (t) => {
  const { codec, vault } = setUp();
  const recorded = stored(codec.encode('people-1001', EMPTY_CHAIN, person(), context));
  const neighbour = stored(codec.encode('people-1001', EMPTY_CHAIN, person(13), context));
  vault.destroy('1001', 'person:12');
  t.is(codec.decode(recorded).data['profile'], null);
  t.is(codec.decode(recorded).data['userCode'], '1001');
  t.is(chainFault(EMPTY_CHAIN, recorded), undefined);
  t.deepEqual(codec.decode(neighbour).data['profile'], profile);
  t.throws(() => codec.encode('people-1001', EMPTY_CHAIN, person(), context), { instanceOf: KeyDestroyed });
});

test('a ciphertext moved to another person or school is not read', (t) => {
  const { codec } = setUp();
  const recorded = stored(codec.encode('people-1001', EMPTY_CHAIN, person(12), context));
  codec.encode('people-1001', EMPTY_CHAIN, person(13), context);
  t.throws(() => codec.decode({ ...recorded, data: { ...recorded.data, userId: 13 } }));
});

test('the metadata names who, when, why and the business day', (t) => {
  const { codec } = setUp();
  const voucher = VoucherPosted({
    ...UNSAID_BEFORE,
    voucherId: 1,
    voucherNo: 1,
    series: 's',
    on: '2026-04-13',
    fundId: 1,
    direction: 1,
    moneyAccount: 40,
    lines: [],
    payee: '',
    bookNo: '',
    remark: '',
    postings: [],
  });
  const keyed = { ...context, idempotencyKey: 'k', inputHash: 'h' };
  const { metadata } = codec.encode('journal-1001_1', EMPTY_CHAIN, voucher, keyed).domain;
  t.like(metadata, {
    schoolId: '1001',
    actor: { id: 4, permissionType: 5 },
    at: '2026-04-14T04:05:00.000Z',
    on: '2026-04-13',
  });
  t.like(metadata, { version: 2, idempotencyKey: 'k', inputHash: 'h', prevHash: EMPTY_CHAIN.hash });
});

const fund = (fundId: number) => FundAdded({ fundId, name: 'তহবিল', kind: 1 });

test('each event is chained to the one before it', (t) => {
  const { codec } = setUp();
  let head = EMPTY_CHAIN;
  for (let fundId = 1; fundId <= 3; fundId += 1) {
    const encoded = codec.encode('chart-1001', head, fund(fundId), context);
    t.is(chainFault(head, stored(encoded)), undefined);
    head = encoded.head;
  }
  t.is(head.revision, 2);
});

test('time never runs backwards within a stream, even when the clock does', (t) => {
  const { codec } = setUp();
  const { head } = codec.encode('chart-1001', EMPTY_CHAIN, fund(1), context);
  const earlier = { ...context, at: new Date('2026-04-14T04:00:00.000Z') };
  const later = codec.encode('chart-1001', head, fund(2), earlier);
  t.is(later.domain.metadata.at, '2026-04-14T04:05:00.000Z');
  t.is(chainFault(head, stored(later)), undefined);
});

test('an event that breaks its own schema is not written', (t) => {
  const { codec } = setUp();
  t.throws(
    () => codec.encode('chart-1001', EMPTY_CHAIN, { type: 'FundAdded', data: { fundId: 0 } }, context),
    { instanceOf: z.ZodError },
  );
});

test('what a newer program wrote stops the reader', (t) => {
  const { codec } = setUp();
  const recorded = stored(codec.encode('chart-1001', EMPTY_CHAIN, fund(1), context));
  t.throws(() => codec.decode({ ...recorded, type: 'FundPainted' }), {
    instanceOf: UnknownEvent,
    message: 'FundPainted',
  });
  const newer = { ...recorded, metadata: { ...recorded.metadata, version: 9 } };
  t.throws(() => codec.decode(newer), { instanceOf: UnknownEvent, message: 'FundAdded version 9' });
  t.throws(() => codec.encode('chart-1001', EMPTY_CHAIN, { type: 'FundPainted', data: {} }, context), {
    instanceOf: UnknownEvent,
  });
});

const catalogueOf = (definition: unknown) =>
  new Map([['ThingNamed', definition as EventDefinition]]) as ReadonlyMap<string, EventDefinition>;
const v1 = defineEvent('ThingNamed', z.object({ name: z.string() }));
const v3schema = z.object({ names: z.object({ bn: z.string() }), order: z.int() });
const toTwo = (data: Record<string, unknown>) => ({ names: { bn: data['name'] } });
const toThree = (data: Record<string, unknown>) => ({ ...data, order: 0 });

test('an old version is turned into the next, version by version, and its hash stays that of what is stored', (t) => {
  const { vault, codec } = setUp(catalogueOf(v1));
  const recorded = stored(codec.encode('people-1001', EMPTY_CHAIN, v1({ name: 'কলম' }), context));
  const v3 = defineEvent('ThingNamed', v3schema, { version: 3, upcasts: { 1: toTwo, 2: toThree } });
  const decoded = new Codec(vault, catalogueOf(v3)).decode(recorded);
  t.deepEqual(decoded.data, { names: { bn: 'কলম' }, order: 0 });
  t.is(decoded.metadata.version, 1);
  t.is(chainFault(EMPTY_CHAIN, recorded), undefined);
});

test('a version that nobody can turn into the next stops the reader', (t) => {
  const { vault, codec } = setUp(catalogueOf(v1));
  const recorded = stored(codec.encode('people-1001', EMPTY_CHAIN, v1({ name: 'কলম' }), context));
  const v3 = defineEvent('ThingNamed', v3schema, { version: 3, upcasts: { 1: toTwo } });
  const reader = new Codec(vault, catalogueOf(v3));
  t.throws(() => reader.decode(recorded), { instanceOf: UnknownEvent, message: /version 2 has no upcast/ });
});

test('nothing is made for a stream that no context declares, nor for another school’s; nothing is read there', (t) => {
  const { codec } = setUp();
  const strange = ['toys-1001', 'chart', 'chart-1001_2', 'journal-1001', 'chart-1002', 'journal-1002_1', ''];
  for (const stream of strange)
    t.throws(() => codec.encode(stream, EMPTY_CHAIN, fund(1), context), {
      instanceOf: UnlistedStream,
      message: stream,
    });
  const recorded = stored(codec.encode('chart-1001', EMPTY_CHAIN, fund(1), context));
  t.throws(() => codec.decode({ ...recorded, stream: 'toys-1001' }), { instanceOf: UnlistedStream });
  t.notThrows(() => codec.encode('platform', EMPTY_CHAIN, fund(1), context));
});

test('the keys of all whom a decision is about are asked for in one question, each once', (t) => {
  const asked: (readonly string[])[] = [];
  const vault = Object.assign(new FileVault(':memory:'), {
    prepare: (_: string, subjects: readonly string[]) => void asked.push(subjects),
  });
  const person = (userId: number) => ({ type: 'PersonRegistered', data: { userId } });
  const codec = new Codec(vault);
  const fund = { type: 'FundAdded', data: { fundId: 1, name: 'সাধারণ', kind: 1 } };
  codec.prepareKeys('1001', [person(1), fund, person(2), person(1)]);
  const subjectOf = PersonRegistered.personal?.subject as (data: object) => string;
  t.deepEqual(asked, [[1, 2].map((userId) => subjectOf({ userId }))]);
  codec.prepareKeys('1001', [fund, person(1)]);
  t.is(asked.length, 1, 'one is asked for where it is needed');
});

test('a version of now that says openly what it seals is refused; what older ones said openly is read', (t) => {
  const fields = {
    about: { user: 'userId' },
    personal: { subject: () => 'person:1', fields: ['words'] },
  } as const;
  const schema = z.object({ userId: z.int(), words: z.string().nullable() });
  const WordsSaid = defineEvent('WordsSaid', schema, fields as never) as unknown as EventDefinition;
  const { codec } = setUp(
    new Map([
      [WordsSaid.type, WordsSaid],
      [PersonRegistered.type, PersonRegistered as never],
    ]),
  );
  const draft = { type: 'WordsSaid', data: { userId: 1, words: 'কথা' } };
  const recorded = stored(codec.encode('people-1001', EMPTY_CHAIN, draft as never, context));
  t.is(codec.decode(recorded).data['words'], 'কথা');
  const plain = { ...recorded, data: draft.data };
  t.throws(() => codec.decode(plain), { message: 'WordsSaid: words stands in plain text' });
  t.is(
    codec.decode({ ...recorded, data: { userId: 1, words: null } }).data['words'],
    null,
    'nothing was said',
  );
  const old = stored(codec.encode('people-1001', EMPTY_CHAIN, person(), context));
  t.deepEqual(codec.decode({ ...old, data: person().data as never }).data['profile'], profile);
});
