import { readFileSync } from 'node:fs';
import { eventCatalogue } from '@madrasah/events';
import { NOTE_MEMBERS, NoteErased, NoteWritten } from '@madrasah/events/notes';
import { PersonErased } from '@madrasah/events/people';
import type { DomainEvent } from '@madrasah/service-kit/codec';

export const HE = { userId: 12, admissionId: 3, requestId: 7 };
const samples = new URL('../../../events/samples/', import.meta.url);

/** Every event that may name a note, as its type tells. Notes themselves, and why somebody is erased, are nobody's entry. */
export const naming = [...eventCatalogue.values()].filter(({ type, schema }) => {
  const { shape = {} } = schema as { shape?: object };
  const isItself = ([NoteWritten.type, NoteErased.type, PersonErased.type] as string[]).includes(type);
  return !isItself && NOTE_MEMBERS.some((name) => name in shape);
});

/** Wherever a sample names somebody, it names him. */
function his(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(his);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, name in HE ? HE[name as 'userId'] : his(inner)]),
  );
}

/** Where an event names people otherwise than as `userId` and `admissionId`. */
const OTHERWISE: Readonly<Record<string, object>> = {
  PeopleMerged: { otherId: HE.userId },
  TamlikReversed: { users: [HE.userId] },
  ChargesReversed: { lines: [[3, HE.userId, 22, 80050, 10000, HE.admissionId]] },
};

/** The sample of an event, of him. */
export function event(type: string, more: object = {}): DomainEvent {
  const file = `${type}.v${eventCatalogue.get(type)?.version}.json`;
  const { data } = JSON.parse(readFileSync(new URL(file, samples), 'utf8'));
  return { type, data: { ...(his(data) as object), ...OTHERWISE[type], ...more } } as DomainEvent;
}

// Of a house, a section, or a day: who is named in them is not who they are about.
export const OF_NOBODY = [
  ...['VoucherPosted', 'VoucherRevised', 'VoucherReversed', 'JournalVoucherPosted', 'JournalVoucherReversed'],
  ...['ContraPosted', 'ContraReversed', 'FundsTransferred', 'FundsTransferReversed'],
  ...['WalletSettlementReversed', 'CashDifferenceResolved', 'PeriodUnlocked', 'DayReopened', 'YearReopened'],
  ...['BankStatementTaken', 'StatementLineLeft', 'BankStatementUnlocked'],
  ...['CandidatesListed', 'SheetWithdrawn', 'ApplicationErased'],
];
