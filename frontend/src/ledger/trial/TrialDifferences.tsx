import { ledgerQueries, TRIAL_COLUMNS, trialRows } from '@madrasah/events/ledger';
import { useQuery } from '../../kit/calls/index.ts';
import { Compared } from '../../kit/clocks/index.ts';
import { useText } from '../../kit/text.ts';
import type { Clocks } from '../clocks.ts';
import { ledgerTexts } from '../texts.ts';

interface Props {
  readonly days: Pick<Clocks, 'from' | 'asOf'>;
  readonly fundId: number | undefined;
  readonly closing?: 'with' | undefined;
  readonly knownAt: string;
  onClose(): void;
}

const PAIRS = ['opening', 'moved', 'closing'] as const;

/** Where accounts stood as known then and as known now, where that differs. */
export function TrialDifferences({ days: { from, asOf }, fundId, closing, knownAt, onClose }: Props) {
  const t = useText(ledgerTexts);
  const was = useQuery(ledgerQueries.trialBalance, { from, asOf, knownAt, closing });
  const now = useQuery(ledgerQueries.trialBalance, { from, asOf, closing });
  const columns = TRIAL_COLUMNS.map((column, at) => ({
    column,
    title: `${t(`ledger.trial.${PAIRS[Math.floor(at / 2)] ?? 'closing'}`)} – ${t(at % 2 === 0 ? 'ledger.trial.debit' : 'ledger.trial.credit')}`,
  }));
  const figures = ({ data }: NonNullable<typeof now.data>) =>
    trialRows(data, fundId).flatMap((row) =>
      columns.map(({ column, title }) => ({ row: row.name, column: title, taka: row[column] })),
    );
  return <Compared {...{ was, now, figures, knownAt, onClose }} />;
}
