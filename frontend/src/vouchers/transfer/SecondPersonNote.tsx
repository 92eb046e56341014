import { paisaOf } from '@madrasah/events/kernel';
import { transferLimit } from '@madrasah/events/settings';
import { useQuery } from '../../kit/calls/index.ts';
import { useText } from '../../kit/text.ts';
import { vouchersTexts } from '../texts.ts';

/** Says of a gift or a loan, before it is sent, whether it will wait for a second person. */
export function SecondPersonNote() {
  const t = useText(vouchersTexts);
  const taka = useQuery(transferLimit, {}).data?.data.amount;
  if (taka === undefined) return null;
  const limit = paisaOf(taka);
  return (
    <p className="muted">
      {limit === 0 ? t('vouchers.transfer.always') : t('vouchers.transfer.above', { limit })}
    </p>
  );
}
