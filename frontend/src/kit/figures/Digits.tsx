import { digitsOf } from '@madrasah/events/kernel';
import { useLanguage } from '../text.ts';

/** A number, code or phone number in the digits of the page, ungrouped. */
export function Digits({ of }: { of: string | number | undefined | null }) {
  const language = useLanguage();
  return <>{digitsOf(of ?? '', language)}</>;
}
