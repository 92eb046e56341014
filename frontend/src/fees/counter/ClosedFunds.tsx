import type { StudentFee } from '@madrasah/events/fees';
import { Message } from 'semantic-ui-react';
import { useText } from '../../kit/text.ts';
import type { FundRow } from '../../kit/wire/chart-lists.ts';
import { feesTexts } from '../texts.ts';

interface Props {
  readonly rows: readonly StudentFee[];
  readonly funds: readonly FundRow[];
}

/** Names the closed funds that this student still owes to: what is owed may be taken, nothing new is charged. */
export function ClosedFunds({ rows, funds }: Props) {
  const t = useText(feesTexts);
  const closed = funds.filter(({ FundID, Action }) => !Action && rows.some((row) => row.FundID === FundID));
  if (closed.length === 0) return null;
  return (
    <Message warning visible className="inside">
      {t('fees.counter.closedFund', { funds: closed.map(({ FundName }) => `“${FundName}”`).join(', ') })}
    </Message>
  );
}
