import type { ReactNode } from 'react';
import { Money } from '../kit/figures/index.ts';
import type { Request } from './request.ts';

type Sum = Pick<Request, 'amount' | 'amountText'>;

/** What a request is of: a sum, or in words a part of what is to come; nothing where it is of neither. */
export function amountShown({ amount, amountText }: Sum): ReactNode {
  if (amountText !== undefined) return <b className="nowrap">{amountText}</b>;
  return amount === undefined ? null : (
    <b>
      <Money taka={amount} />
    </b>
  );
}
