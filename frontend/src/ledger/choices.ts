import type { LedgerClass } from '@madrasah/events/ledger';
import type { Say } from '../kit/text.ts';
import type { FundKind } from './rows.ts';
import type { ledgerTexts } from './texts.ts';

export type SayLedger = Say<keyof typeof ledgerTexts.bn>;

const SIX = [1, 2, 3, 4, 5, 6] as const;

export const kindName = (t: SayLedger, kind: FundKind) => t(`ledger.kind.k${kind}`);
export const className = (t: SayLedger, of: LedgerClass) => t(`ledger.class.c${of}`);
export const kindChoices = (t: SayLedger) => SIX.map((value) => ({ value, label: kindName(t, value) }));
export const classChoices = (t: SayLedger) => SIX.map((value) => ({ value, label: className(t, value) }));

/** Whether a name holds what was typed, in any case. */
export const names = (name: string, typed: string | undefined) =>
  !typed || name.toLocaleLowerCase().includes(typed.toLocaleLowerCase());
