import { closingQueries } from '@madrasah/events/closing';
import { Message } from 'semantic-ui-react';
import { useQuery } from '../kit/calls/index.ts';
import { Money } from '../kit/figures/index.ts';
import { useMay } from '../kit/routing/index.ts';
import { useText } from '../kit/text.ts';
import { closingTexts } from './texts.ts';

/** At the counter: what should lie in the drawer now, or that its day is closed. Nothing for whoever may not know it. */
export function DrawerNote({ account }: { readonly account: number | undefined }) {
  const t = useText(closingTexts);
  const may = useMay('day_close', 'view');
  const day = useQuery(closingQueries.dayClose, may && account !== undefined ? { account } : undefined).data
    ?.data;
  if (!day) return null;
  if (day.state !== 'open')
    return (
      <Message warning visible className="inside" role="status">
        {t('closing.counter.closed', { account: day.AccountName })}
      </Message>
    );
  return (
    <p className="muted none">
      {t('closing.counter.drawer', { account: day.AccountName })}{' '}
      <Money taka={day.book} decimals="two" zero="figure" />
    </p>
  );
}
