import { concessionRequests, waiverRequests, writeOffRequests } from '@madrasah/events/concessions';
import { Link } from 'react-router-dom';
import { requestsPage } from '../approvals/index.ts';
import { useMay } from '../kit/routing/index.ts';
import { useText } from '../kit/text.ts';
import { Recover } from './Recover.tsx';
import { concessionsTexts } from './texts.ts';

function NewRequest() {
  const t = useText(concessionsTexts);
  return useMay('concession', 'insert') ? (
    <Link className="ui primary button" to="/accounting/concession-requests/new">
      {t('concessions.request.new')}
    </Link>
  ) : null;
}

export const concessionRequestsPage = requestsPage(concessionRequests, { Buttons: NewRequest });
export const waiversPage = requestsPage(waiverRequests);
export const writeOffsPage = requestsPage(writeOffRequests, { RowActions: Recover });
