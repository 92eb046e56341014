import { digitsOf } from '@madrasah/events/kernel';
import { useCallback } from 'react';
import { useLanguage, useText } from '../kit/text.ts';
import { ledgerTexts } from './texts.ts';

type Named = { readonly type: string; readonly number?: number };
type Key = keyof typeof ledgerTexts.bn;

const isKey = (key: string): key is Key => Object.hasOwn(ledgerTexts.bn, key);

/** What an entry is called in its books: রসিদ ১৮৮. A kind of later days is an entry like any other. */
export function useEntryName(): (entry: Named) => string {
  const t = useText(ledgerTexts);
  const language = useLanguage();
  return useCallback(
    ({ type, number }) => {
      const key = `ledger.type.${type}`;
      const name = t(isKey(key) ? key : 'ledger.type.other');
      return number === undefined ? name : `${name} ${digitsOf(number, language)}`;
    },
    [t, language],
  );
}
