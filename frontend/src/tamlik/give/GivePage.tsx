import { tamlikQueries, type ZakatStanding } from '@madrasah/events/tamlik';
import { Link } from 'react-router-dom';
import { Segment } from 'semantic-ui-react';
import { useQuery } from '../../kit/calls/index.ts';
import { Loaded } from '../../kit/feedback/index.ts';
import { Digits, Money } from '../../kit/figures/index.ts';
import { NoneYet } from '../../kit/lacks/index.ts';
import { useMay } from '../../kit/routing/index.ts';
import { Page } from '../../kit/shell/index.ts';
import { useText } from '../../kit/text.ts';
import { tamlikTexts } from '../texts.ts';
import styles from './give.module.css';
import { TamlikForm } from './TamlikForm.tsx';

/** তামলীক: what zakat may still be spent and who waits, and a tamlik that is asked for. */
export default function GivePage() {
  const t = useText(tamlikTexts);
  const maySee = useMay('tamlik', 'view');
  const standing = useQuery(tamlikQueries.zakatSpendable, {});
  return (
    <Page
      actions={
        maySee && (
          <>
            <Link className="ui button" to="/accounting/tamlik/requests">
              {t('tamlik.page.requests')}
            </Link>
            <Link className="ui button" to="/accounting/tamlik/register">
              {t('tamlik.page.register')}
            </Link>
          </>
        )
      }
    >
      <Loaded of={standing} lines={8}>
        {({ data }) =>
          data.funds.length === 0 ? (
            <NoneYet
              needs={['zakatFund']}
              title={t('tamlik.standing.noFund')}
              text={t('tamlik.standing.noFundText')}
            />
          ) : (
            <>
              <Figures standing={data} />
              <Segment>
                <p className="muted">{t('tamlik.give.law')}</p>
                <TamlikForm funds={data.funds} />
              </Segment>
            </>
          )
        }
      </Loaded>
    </Page>
  );
}

function Figures({ standing }: { readonly standing: ZakatStanding }) {
  const t = useText(tamlikTexts);
  const persons = (count: number) => <Digits of={t('tamlik.standing.persons', { count })} />;
  return (
    <Segment>
      <dl className={styles['figures']}>
        <div>
          <dt>{t('tamlik.standing.spendable')}</dt>
          <dd>
            <Money taka={standing.spendable} zero="figure" />
          </dd>
        </div>
        {standing.funds.flatMap(({ FundID, accounts }) =>
          accounts.map(({ SLID, SlName, amount }) => (
            <div key={`${FundID}-${SLID}`}>
              <dt>{SlName}</dt>
              <dd>
                <Money taka={amount} zero="figure" />
              </dd>
            </div>
          )),
        )}
        <div>
          <dt>{t('tamlik.standing.eligible')}</dt>
          <dd>{persons(standing.eligible)}</dd>
        </div>
        <div>
          <dt>{t('tamlik.standing.waiting')}</dt>
          <dd>{persons(standing.waiting)}</dd>
        </div>
        <div>
          <dt>{t('tamlik.standing.due')}</dt>
          <dd>
            <Money taka={standing.due} zero="figure" />
          </dd>
        </div>
      </dl>
    </Segment>
  );
}
