import { Link } from 'react-router-dom';
import { Message } from 'semantic-ui-react';
import { useMay } from '../kit/routing/index.ts';
import { useText } from '../kit/text.ts';
import { concessionsTexts } from './texts.ts';

interface Props {
  readonly AdmissionID: number;
  /** The first row that something is taken off, as it is typed. */
  readonly itemId: number | undefined;
  readonly amount: string;
  readonly reason: string;
}

/** At the counter, when a discount is above the limit of whoever gives it: the request for it, filled in. */
export function AskInstead({ AdmissionID, itemId, amount, reason }: Props) {
  const t = useText(concessionsTexts);
  const may = useMay('concession', 'insert');
  const filled = new URLSearchParams({
    ...{ AdmissionID: String(AdmissionID), amount, reason },
    ...(itemId === undefined ? {} : { itemId: String(itemId) }),
  });
  return (
    <Message warning visible className="inside">
      {t('concessions.counter.above')}{' '}
      {may && (
        <Link to={`/accounting/concession-requests/new?${filled}`}>{t('concessions.counter.request')}</Link>
      )}
    </Message>
  );
}
