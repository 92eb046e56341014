import { Label } from 'semantic-ui-react';
import { useText } from '../kit/text.ts';
import type { FundRow } from '../kit/wire/chart-lists.ts';
import { ledgerTexts } from './texts.ts';

interface Props {
  readonly funds: readonly FundRow[];
  /** All together where absent. */
  readonly fundId: number | undefined;
  onChoose(fundId: number | undefined): void;
}

/** One tab a fund, and all of them together. */
export function FundTabs({ funds, fundId, onChoose }: Props) {
  const t = useText(ledgerTexts);
  const tabs = [
    ...funds.map(({ FundID, FundName, restricted }) => ({
      id: FundID as number | undefined,
      name: FundName,
      restricted,
    })),
    { id: undefined, name: t('ledger.trial.all'), restricted: false },
  ];
  return (
    <div className="ui secondary pointing menu" role="tablist" aria-label={t('ledger.trial.funds')}>
      {tabs.map(({ id, name, restricted }) => (
        <button
          key={id ?? 'all'}
          type="button"
          role="tab"
          aria-selected={id === fundId}
          className={`item${id === fundId ? ' active' : ''}`}
          onClick={() => onChoose(id)}
        >
          {name} {restricted && <Label basic>{t('ledger.chart.restricted')}</Label>}
        </button>
      ))}
    </div>
  );
}
