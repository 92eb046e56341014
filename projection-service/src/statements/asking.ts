import { type Day, type Language, say } from '@madrasah/events';
import { accountingYearOn, LEDGER_CLASS, type YearSpan } from '@madrasah/events/ledger';
import { today } from '@madrasah/service-kit/clock';
import type { SignedInCall } from '@madrasah/service-kit/http';
import type { Deps } from '../deps.ts';
import type { Tenant } from '../kernel/documents/index.ts';
import { type Books, type Cut, dayAsked, type JournalEntry } from '../ledger/books/index.ts';
import { accountingYearsOf, accountingYearsProjector } from '../ledger/chart/index.ts';
import { type AccountNames, accountNames, namesNeed, narrationNeed, narrationOf } from '../ledger/index.ts';

/** What any statement may be asked. */
export interface Asked {
  readonly from?: Day | undefined;
  readonly to?: Day | undefined;
  readonly on?: Day | undefined;
  readonly asOf?: Day | undefined;
  readonly knownAt?: Date | undefined;
  readonly fundId?: number | undefined;
}

type Value = string | number | boolean | undefined;

/** A statement's question, with the books it is answered from and the words it is answered in. */
export interface Asking {
  readonly books: Books;
  /** Until the last day asked for. */
  readonly cut: Cut;
  readonly from: Day;
  readonly to: Day;
  readonly knownAt: Date | undefined;
  readonly fundId: number | undefined;
  readonly names: AccountNames;
  /** The accounts that hold money, as postings name them. */
  readonly money: ReadonlySet<string>;
  readonly language: Language;
  /** The accounting year of a day. */
  yearOf(day: Day): YearSpan;
  /** What entries tell of people and papers: asked once, for those that are answered. */
  narrationOf(entries: readonly JournalEntry[]): ReturnType<typeof narrationOf>;
  say(key: string, params?: Readonly<Record<string, string | number>>): string;
  /** The question that explains a figure of this answer. */
  explained(figure: string, of?: Readonly<Record<string, Value>>): string;
}

/** Of a query and what it is narrowed to, as an address has it. */
export const addressed = (values: Readonly<Record<string, Value>>): string =>
  new URLSearchParams(
    Object.entries(values).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  ).toString();

const earlier = (one: Day, other: Day | undefined) => (other !== undefined && other < one ? other : one);

/** Whom every statement depends on, beside the books. */
export const askingNeeds = [...namesNeed, ...narrationNeed, accountingYearsProjector];

/** Reads what a statement is made from. Without days it is of this month until today. @throws DocumentsAway, StoreAway */
export async function askingOf(
  { shelf, clock, access }: Pick<Deps, 'shelf' | 'clock' | 'access'>,
  asked: Asked,
  tenant: Tenant,
  call: SignedInCall,
): Promise<Asking> {
  const { knownAt, fundId, on } = asked;
  const { language } = call;
  const to = earlier(on ?? asked.to ?? dayAsked(asked, today(clock)), asked.asOf);
  const from = on ?? asked.from ?? `${to.slice(0, 8)}01`;
  const [books, names, years] = await Promise.all([
    shelf.of(tenant.school),
    accountNames(tenant, language),
    accountingYearsOf(tenant),
  ]);
  return {
    ...{ books, knownAt, fundId, names, language },
    ...ofDays(books, { from, to, fundId, knownAt }),
    money: new Set(names.accountsOf({ class: LEDGER_CLASS.money })),
    narrationOf: (entries) => narrationOf({ access }, tenant, call, entries),
    yearOf: (day) => accountingYearOn(years.values(), day),
    say: (key, params) => say(language, key, params),
  };
}

/** What of a question its days decide. */
function ofDays(
  books: Books,
  { from, to, fundId, knownAt }: Pick<Asking, 'from' | 'to' | 'fundId' | 'knownAt'>,
): Pick<Asking, 'from' | 'to' | 'cut' | 'explained'> {
  const range = { from, to, fundId, knownAt: knownAt?.toISOString() };
  return {
    ...{ from, to },
    cut: books.cut({ asOf: to, knownAt }),
    explained: (figure, of = {}) => addressed({ figure, ...range, ...of }),
  };
}

/** The same question over other days. */
export const overDays = (asking: Asking, days: Pick<Asking, 'from' | 'to'>): Asking => ({
  ...asking,
  ...ofDays(asking.books, { ...asking, ...days }),
});
