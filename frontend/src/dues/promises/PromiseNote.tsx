import type { OpenPromise } from '@madrasah/events/dues';
import { Label } from 'semantic-ui-react';
import { useText } from '../../kit/text.ts';
import { duesTexts } from '../texts.ts';

/** By which day how much is promised; red once the day has passed. */
export function PromiseNote({ of }: { readonly of: OpenPromise | null | undefined }) {
  const t = useText(duesTexts);
  if (!of) return null;
  const said = { day: of.promisedOn, amount: Math.round(of.amount * 100) };
  return (
    <Label basic color={of.passed ? 'red' : 'yellow'}>
      {t(of.passed ? 'dues.promise.passed' : 'dues.promise.waits', said)}
      {of.items.length > 0 && ` (${of.items.join(', ')})`}
    </Label>
  );
}
