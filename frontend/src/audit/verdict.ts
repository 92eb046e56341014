import type { Verdict } from '@madrasah/events/ledger';

export const CHECKS = [
  'chains',
  'events',
  'balance',
  'numbering',
  'papers',
  'roots',
  'replay',
  'books',
  'documents',
] as const;
export type CheckName = (typeof CHECKS)[number];

export interface ShownCheck {
  readonly name: CheckName;
  readonly pass: boolean;
  /** How many things were looked at. */
  readonly count: number;
  /** The first thing that is wrong, as the service tells it. */
  readonly fault?: string;
}

const countIn = (detail: string) => Number(/^\d+/.exec(detail)?.[0] ?? 0);

/** The checks in the auditor's words: the many lists that are proved one by one are one line. */
export function checksOf({ checks }: Pick<Verdict, 'checks'>): readonly ShownCheck[] {
  return CHECKS.flatMap((name) => {
    const same = checks.filter((check) => check.name.split(':')[0] === name);
    if (same.length === 0) return [];
    const wrong = same.find(({ pass }) => !pass);
    const count = same.reduce((sum, { detail }) => sum + countIn(detail), 0);
    return [{ name, pass: !wrong, count, ...(wrong && { fault: `${wrong.name}: ${wrong.detail}` }) }];
  });
}
