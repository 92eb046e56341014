import { collectionCommands, collectionQueries } from '@madrasah/events/donations';
import { useCommand } from '../../kit/calls/index.ts';
import { useText } from '../../kit/text.ts';
import { PaperDialog } from '../../vouchers/index.ts';
import { donationTexts } from '../texts.ts';

interface Props {
  readonly id: number;
  onClose(): void;
}

/** The receipt of a gift as it comes out of the printer; each printing is counted. */
export function DonationPaper({ id, onClose }: Props) {
  const t = useText(donationTexts);
  const { run } = useCommand(collectionCommands.recordDonationPrinting);
  return (
    <PaperDialog
      title={t('donations.gift.receipt')}
      question={collectionQueries.donationPaper}
      asked={{ id }}
      pdf={`/api/donation/collections/${id}.pdf`}
      file={`donation-${id}.pdf`}
      onPrinted={() => void run({}, { id })}
      onClose={onClose}
    />
  );
}
