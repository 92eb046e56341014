import { paisaOf } from '@madrasah/events';
import type { CheckResult, Verdict } from '../../ledger/index.ts';

/** The checks as the paper tells them: the many lists that are proved one by one are one line. */
const CHECKS = {
  chains: 'chains',
  events: 'readable',
  balance: 'balance',
  numbering: 'numbering',
  papers: 'papers',
  roots: 'roots',
  replay: 'replay',
  files: 'files',
  books: 'books',
  documents: 'documents',
} as const;

type CheckName = (typeof CHECKS)[keyof typeof CHECKS];

export interface PaperCheck {
  readonly name: CheckName;
  readonly pass: boolean;
  readonly count: number;
  /** The first thing that is wrong, as the service tells it. */
  readonly fault: string;
}

/** Everything a certificate of recount shows; sums in paisa. */
export interface CertificatePaper {
  readonly schoolId: string;
  readonly institution: { readonly name: string; readonly address: string; readonly contact: string };
  /** The instant of printing, ISO 8601. */
  readonly printedAt: string;
  readonly pass: boolean;
  readonly position: string;
  readonly events: number;
  readonly streams: number;
  readonly debit: number;
  readonly credit: number;
  /** A daily root: the newest, unless another was asked for. */
  readonly root?: {
    readonly day: string;
    readonly position: number;
    readonly root: string;
    readonly pass: boolean;
  };
  /** The root that was handed over from outside and looked for, where there was one. */
  readonly outside?: { readonly day: string; readonly pass: boolean } | undefined;
  /** Whether the books and lists that the program keeps were compared, or the log alone was counted. */
  readonly comparesKept: boolean;
  /** The two clocks of the trial balance: a day, and an instant in ISO 8601. */
  readonly asOf?: string | undefined;
  readonly knownAt?: string | undefined;
  readonly funds: readonly { readonly name: string; readonly debit: number; readonly credit: number }[];
  readonly total: { readonly debit: number; readonly credit: number };
  /** Whether the only person may confirm his own, since when, and how often he did; absent where nobody ever allowed it. */
  readonly alone?: Verdict['alone'];
  readonly checks: readonly PaperCheck[];
}

/** What stands around a verdict on paper. */
export interface Surroundings {
  readonly schoolId: string;
  readonly institution: CertificatePaper['institution'];
  readonly printedAt: Date;
  readonly asOf?: string | undefined;
  readonly knownAt?: Date | undefined;
  /** The daily root to show; the newest unless said otherwise. */
  readonly rootId?: number | undefined;
  fundName(fundId: number): string;
}

const countIn = (detail: string) => Number(/^\d+/.exec(detail)?.[0] ?? 0);

function checksOf(checks: readonly CheckResult[]): PaperCheck[] {
  return Object.entries(CHECKS).flatMap(([name, label]) => {
    const same = checks.filter((check) => check.name.split(':')[0] === name);
    if (same.length === 0) return [];
    const wrong = same.find(({ pass }) => !pass);
    const count = same.reduce((sum, { detail }) => sum + countIn(detail), 0);
    return [{ name: label, pass: !wrong, count, fault: wrong?.detail ?? '' }];
  });
}

/** A verdict as it goes on paper. */
export function certificatePaper(verdict: Verdict, around: Surroundings): CertificatePaper {
  const { trialBalance, roots, checks, position, events, streams, pass, alone } = verdict;
  const root = around.rootId === undefined ? roots[0] : roots.find(({ rootId }) => rootId === around.rootId);
  return {
    schoolId: around.schoolId,
    institution: around.institution,
    printedAt: around.printedAt.toISOString(),
    ...{ pass, position, events, streams },
    debit: paisaOf(verdict.debit),
    credit: paisaOf(verdict.credit),
    ...(root ? { root } : {}),
    ...(alone ? { alone } : {}),
    outside: roots.find(({ rootId }) => rootId === undefined),
    comparesKept: checks.some(({ name }) => name === 'books' || name.startsWith('documents:')),
    asOf: around.asOf,
    knownAt: around.knownAt?.toISOString(),
    funds: trialBalance.funds.map(({ FundID, debit, credit }) => ({
      name: around.fundName(FundID),
      debit: paisaOf(debit),
      credit: paisaOf(credit),
    })),
    total: { debit: paisaOf(trialBalance.debit), credit: paisaOf(trialBalance.credit) },
    checks: checksOf(checks),
  };
}

/** A hash in groups of four, as it is read aloud and typed. */
export const inGroups = (hash: string): string => hash.match(/.{1,4}/g)?.join(' ') ?? '';
