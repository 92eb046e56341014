import { feeQueries, PRICE_COLUMNS, type PriceRow } from '@madrasah/events/fees';
import { ledgerCommands } from '@madrasah/events/ledger';
import { useState } from 'react';
import { Button } from 'semantic-ui-react';
import { useQuery } from '../kit/calls/use-query.ts';
import { ConfirmDialog, Loaded } from '../kit/feedback/index.ts';
import { Money } from '../kit/figures/index.ts';
import type { WireRow } from '../kit/register/index.ts';
import { useMay } from '../kit/routing/powers.ts';
import { useText } from '../kit/text.ts';
import { ledgerTexts } from './texts.ts';

/** Closes a fund or opens it again; before it is closed, what is withdrawn with it is shown. */
export function FundSwitch({ fund }: { fund: WireRow }) {
  const t = useText(ledgerTexts);
  const may = useMay('fund', 'edit');
  const [asked, setAsked] = useState(false);
  const on = fund['Action'] === 1;
  const name = fund.called;
  if (!may) return null;
  return (
    <>
      <Button
        basic
        type="button"
        aria-label={t(on ? 'ledger.funds.switchOff' : 'ledger.funds.switchOn', { name })}
        onClick={() => setAsked(true)}
      >
        {t(on ? 'ledger.funds.off' : 'ledger.funds.on')}
      </Button>
      {asked && (
        <ConfirmDialog
          plain
          command={ledgerCommands.switchFund}
          params={{ id: Number(fund['FundID']) }}
          body={{ Action: on ? 0 : 1 }}
          title={t(on ? 'ledger.funds.offAsk' : 'ledger.funds.onAsk', { name })}
          verb={t(on ? 'ledger.funds.off' : 'ledger.funds.on')}
          onClose={() => setAsked(false)}
        >
          <p>{t(on ? 'ledger.funds.offWhat' : 'ledger.funds.onWhat')}</p>
          {on && <Withdrawn fundId={Number(fund['FundID'])} />}
        </ConfirmDialog>
      )}
    </>
  );
}

/** The fee heads of a fund and their prices: what is charged no more once it is closed. */
function Withdrawn({ fundId }: { fundId: number }) {
  const t = useText(ledgerTexts);
  return (
    <Loaded of={useQuery(feeQueries.fundClosing, { id: fundId })}>
      {({ data: { heads, prices } }) =>
        heads.length + prices.length === 0 ? (
          <p>{t('ledger.funds.offNone')}</p>
        ) : (
          <>
            <p>
              <strong>{t('ledger.funds.offWith')}</strong>
            </p>
            <ul>
              {heads
                .filter(({ SLID }) => !prices.some((price) => price.SLID === SLID))
                .map(({ SFGID, SlName }) => (
                  <li key={`head-${SFGID}`}>{t('ledger.funds.offUnpriced', { head: SlName })}</li>
                ))}
              {prices.map((price) => (
                <li key={price.SFSID}>
                  {t('ledger.funds.offPriced', {
                    ...{ head: price.SlName, session: price.SessionName, class: price.ClassName },
                  })}{' '}
                  <Span price={price} />
                </li>
              ))}
            </ul>
          </>
        )
      }
    </Loaded>
  );
}

/** From the lowest amount of a row to its highest. */
function Span({ price }: { price: PriceRow }) {
  const amounts = PRICE_COLUMNS.map((column) => price[column]).filter((amount) => typeof amount === 'number');
  if (amounts.length === 0) return null;
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  return (
    <>
      <Money taka={least} zero="figure" />
      {least < most && (
        <>
          –<Money taka={most} />
        </>
      )}
    </>
  );
}
