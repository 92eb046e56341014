import { donorCommands, donorQueries } from '@madrasah/events/donations';
import { digitsOf } from '@madrasah/events/kernel';
import { AskedDialog } from '../../kit/asked/index.ts';
import { useQuery } from '../../kit/calls/index.ts';
import { useLanguage, useText } from '../../kit/text.ts';
import { donationTexts } from '../texts.ts';
import type { DonorRow } from './DonorDialog.tsx';

/** The entry of a donor who stands twice is made one with the other. */
export function JoinDialog({ of, onClose }: { readonly of: DonorRow; onClose(): void }) {
  const t = useText(donationTexts);
  const language = useLanguage();
  const options = (useQuery(donorQueries.donorBox, {}).data?.data ?? [])
    .filter(({ UserID }) => UserID !== of.UserID)
    .map(({ UserID, UserCode, UserName }) => ({
      value: UserID,
      label: `${digitsOf(UserCode, language)} · ${UserName}`,
    }));
  const page = {
    title: t('donations.donor.joinOf', { name: of.UserName }),
    says: t('donations.donor.joinSays'),
    onPage: { keepId: { options } },
    toBody: (values: object) => ({ ...values, otherId: of.UserID }),
    save: t('donations.donor.join'),
  };
  return <AskedDialog command={donorCommands.joinDonors} {...page} onClose={onClose} />;
}
