import { type EventDefinition, parseStream } from '@madrasah/events';
import { academicLookups } from '@madrasah/events/academics';
import { accessEvents } from '@madrasah/events/access';
import { StudentAdmitted } from '@madrasah/events/admissions';
import { feeChartEvents } from '@madrasah/events/fees';
import { chartEvents } from '@madrasah/events/ledger';
import { paperEvents } from '@madrasah/events/papers';
import { peopleEvents } from '@madrasah/events/people';
import type { DomainEvent } from '@madrasah/service-kit/codec';
import { defineProjector, type Handler } from '../../kernel/projecting/index.ts';

/** Where the events about one thing stand. Never what they say: an erased person is erased here too. */
export interface History {
  readonly entries: readonly { readonly stream: string; readonly revision: number }[];
}

/** The id an entity is known by in event data → the entity's name in a question. */
const ENTITIES: Readonly<Record<string, string>> = {
  loginId: 'login',
  userId: 'user',
  userType: 'code_setting',
  admissionId: 'admission',
  fundId: 'fund',
  ledgerId: 'general_ledger',
  subLedgerId: 'sub_ledger',
  feeHeadId: 'fee_group',
  priceRowId: 'fee_matrix',
  receiptId: 'receipt',
};

/** Ids that only point elsewhere: a sub-ledger's history is not its fund's. The first id named is the event's own. */
function ownKeys(event: DomainEvent): string[] {
  const own = Object.keys(event.data).find((name) => Object.hasOwn(ENTITIES, name));
  const keys = own ? [`${ENTITIES[own]}:${event.data[own]}`] : [];
  if (event.type === StudentAdmitted.type) keys.push(`user:${event.data['userId']}`);
  return keys;
}

const noted = (keys: (event: DomainEvent) => string[]): Handler<History> => ({
  keys,
  fold: (document, { stream, revision }) => ({
    entries: [...(document?.entries ?? []), { stream, revision }],
  }),
});

const lookupHandlers = Object.entries(academicLookups).flatMap(([entity, lookup]) => [
  [lookup.added.type, noted((event) => [`${entity}:${event.data['id']}`])] as const,
  [lookup.changed.type, noted((event) => [`${entity}:${event.data['id']}`])] as const,
]);

const registries: EventDefinition<string, never>[] = [
  ...Object.values(accessEvents),
  ...Object.values(peopleEvents),
  StudentAdmitted,
  ...Object.values(chartEvents),
  ...Object.values(feeChartEvents),
  ...Object.values(paperEvents),
] as never;

const LEFT_OUT = new Set(['SignedIn', 'SignInRefused']); // they stand in a stream of their own

/** For each person, login, class, fund, price …: where its events are. Money is found through the books. */
export const historyProjector = defineProjector<History>({
  name: 'history',
  version: 1,
  collection: 'history',
  indexes: [],
  on: Object.fromEntries([
    ...lookupHandlers,
    ...registries
      .filter(({ type }) => !LEFT_OUT.has(type))
      .map(({ type }) => [type, noted(ownKeys)] as const),
  ]),
});

/** Whether an event belongs to a journal. */
export const isMoney = (stream: string) => parseStream(stream)?.category === 'journal';
