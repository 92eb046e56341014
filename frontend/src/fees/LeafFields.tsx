import { isByBook, isTyped, printSettingsQuery } from '@madrasah/events/papers';
import { useEffect } from 'react';
import { useField } from 'react-final-form';
import { useQuery } from '../kit/calls/index.ts';
import { NumberField, SelectField } from '../kit/fields/index.ts';
import { useText } from '../kit/text.ts';
import { feesTexts } from './texts.ts';

/** Book and leaf of a receipt, where receipts are leaves of printed books: nothing is asked elsewhere. */
export function LeafFields({
  first = false,
}: {
  /** Of several receipts: the leaf of the first. */ readonly first?: boolean;
}) {
  const t = useText(feesTexts);
  const { input } = useField<string | undefined>('BookNo');
  const { Mode = 1, books = [] } = useQuery(printSettingsQuery, {}).data?.data ?? {};
  const typed = isTyped(Mode);
  const open = books.filter(({ returned }) => typed || !returned);
  const only = isByBook(Mode) && open.length === 1 ? open[0]?.BookNo : undefined;
  const { value, onChange } = input;
  useEffect(() => {
    if (only !== undefined && !value) onChange(only);
  }, [only, value, onChange]);
  if (!isByBook(Mode)) return null;
  const choices = open.map(({ BookNo, from, to }) => ({
    value: BookNo,
    label: t('fees.leaf.choice', { book: BookNo, from, to }),
  }));
  return (
    <>
      <SelectField name="BookNo" label={t('fees.leaf.book')} options={choices} />
      {typed && <NumberField name="ReceiptNo" label={t(first ? 'fees.leaf.first' : 'fees.leaf.number')} />}
    </>
  );
}
