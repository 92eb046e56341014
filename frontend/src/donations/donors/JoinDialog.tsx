import { donorCommands } from '@madrasah/events/donations';
import { AskedDialog } from '../../kit/asked/index.ts';
import { useText } from '../../kit/text.ts';
import { donationTexts } from '../texts.ts';
import type { DonorRow } from './DonorDialog.tsx';
import { useDonorChoices } from './use-donor-choices.ts';

/** The entry of a donor who stands twice is made one with the other. */
export function JoinDialog({ of, onClose }: { readonly of: DonorRow; onClose(): void }) {
  const t = useText(donationTexts);
  const options = useDonorChoices().filter(({ value }) => value !== of.UserID);
  const page = {
    title: t('donations.donor.joinOf', { name: of.UserName }),
    says: t('donations.donor.joinSays'),
    onPage: { keepId: { options } },
    toBody: (values: object) => ({ ...values, otherId: of.UserID }),
    save: t('donations.donor.join'),
  };
  return <AskedDialog command={donorCommands.joinDonors} {...page} onClose={onClose} />;
}
