import { journalVoucherRequests } from '@madrasah/events/vouchers';
import { Link } from 'react-router-dom';
import { requestsPage } from '../../approvals/index.ts';
import { useMay } from '../../kit/routing/index.ts';
import { useText } from '../../kit/text.ts';
import { vouchersTexts } from '../texts.ts';

export function NewJournal() {
  const t = useText(vouchersTexts);
  return useMay('journal_voucher', 'insert') ? (
    <Link className="ui primary button" to="/accounting/journal-vouchers/new">
      {t('vouchers.journal.new')}
    </Link>
  ) : null;
}

export const journalRequestsPage = requestsPage(journalVoucherRequests, { Buttons: NewJournal });
