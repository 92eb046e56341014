import { collectionCommands, collectionQueries } from '@madrasah/events/donations';
import { AskedDialog } from '../../kit/asked/index.ts';
import { useQuery } from '../../kit/calls/index.ts';
import { asChoices } from '../../kit/fields/index.ts';
import { useText } from '../../kit/text.ts';
import { useDonorChoices } from '../donors/use-donor-choices.ts';
import { donationTexts } from '../texts.ts';

interface Props {
  /** With the receipt that it became. */
  onTaken(id: number): void;
  onClose(): void;
}

interface Typed {
  readonly UserID?: number;
  readonly FundID?: number;
}

/** Takes a gift: by whom, for what, how much, and where the money lies. */
export function GiftDialog({ onTaken, onClose }: Props) {
  const t = useText(donationTexts);
  const form = useQuery(collectionQueries.donationForm, {}).data?.data;
  const donors = useDonorChoices();
  const onPage = ({ UserID, FundID }: Typed) => ({
    UserID: { options: donors, required: false },
    name: { hidden: UserID !== undefined },
    FundID: { options: asChoices(form?.funds, 'FundID', 'FundName') },
    SLID: {
      options: asChoices(
        form?.heads.filter((head) => head.FundID === FundID),
        'SLID',
        'SlName',
      ),
    },
    Account: {
      options: asChoices(
        form?.accounts.filter(({ funds }) => funds === null || funds.includes(FundID ?? 0)),
        'SLID',
        'SlName',
      ),
    },
    BookNo: { hidden: form?.books.length === 0 },
    ReceiptNo: { hidden: form?.books.length === 0 },
  });
  const page = { title: t('donations.gift.add'), save: t('donations.gift.take'), grid: 'fields-2', onPage };
  const command = collectionCommands.collectDonation;
  return (
    <AskedDialog
      {...{ ...page, command, onClose }}
      size="large"
      onDone={({ data }) => data && onTaken(data.receiptId)}
    />
  );
}
