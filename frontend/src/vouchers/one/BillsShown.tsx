import type { Voucher } from '@madrasah/events/vouchers';
import { Button } from 'semantic-ui-react';
import { usePapers } from '../../kit/calls/index.ts';
import { NotFetched } from '../../kit/feedback/index.ts';
import { AuthorisedPicture } from '../../kit/files/index.ts';
import { useText } from '../../kit/text.ts';
import { vouchersTexts } from '../texts.ts';
import styles from './one.module.css';

/** The bills behind a voucher: pictures small, each to be saved whole. */
export function BillsShown({ bills }: { readonly bills: Voucher['attachments'] }) {
  const t = useText(vouchersTexts);
  const papers = usePapers();
  if (bills.length === 0) return null;
  return (
    <section className={styles['bills']}>
      <h2 className="ui small header">{t('vouchers.page.bills')}</h2>
      {papers.failure && <NotFetched failure={papers.failure} />}
      {bills.map(({ fileId, address, mediaType }, index) => {
        const name = t('vouchers.page.bill', { place: index + 1 });
        const ending = mediaType === 'application/pdf' ? 'pdf' : 'jpg';
        return (
          <figure key={fileId} className={styles['bill']}>
            {mediaType.startsWith('image/') && <AuthorisedPicture address={address} alt={name} small />}
            <Button
              type="button"
              size="small"
              aria-disabled={papers.running || undefined}
              onClick={() => papers.running || void papers.save(address, `bill-${index + 1}.${ending}`)}
            >
              {name}
            </Button>
          </figure>
        );
      })}
    </section>
  );
}
