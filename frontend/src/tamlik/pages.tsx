import { tamlikRequests } from '@madrasah/events/tamlik';
import { Link } from 'react-router-dom';
import { requestsPage } from '../approvals/index.ts';
import { useMay } from '../kit/routing/index.ts';
import { useText } from '../kit/text.ts';
import { tamlikTexts } from './texts.ts';

function NewTamlik() {
  const t = useText(tamlikTexts);
  return useMay('tamlik', 'insert') ? (
    <Link className="ui primary button" to="/accounting/tamlik">
      {t('tamlik.page.give')}
    </Link>
  ) : null;
}

export const tamlikRequestsPage = requestsPage(tamlikRequests, { Buttons: NewTamlik });
