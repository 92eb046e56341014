import { donorCommands, type donorsList } from '@madrasah/events/donations';
import type { RowOf } from '@madrasah/events/kernel';
import { AskedDialog } from '../../kit/asked/index.ts';
import { useText } from '../../kit/text.ts';
import { donationTexts } from '../texts.ts';

export type DonorRow = RowOf<typeof donorsList>;

interface Props {
  /** Who is changed; a new one is added where absent. */
  readonly of?: DonorRow | undefined;
  onClose(): void;
}

/** Of somebody who is changed: the form begins with what is known of him. */
const changing = ({ UserID, revision, UserName, kind, Mobile1, address, note }: DonorRow) => ({
  params: { UserID },
  version: revision,
  initialValues: { UserName, kind, Mobile1, address, note },
});

/** Enters a donor, or changes what is known of him. */
export function DonorDialog({ of, onClose }: Props) {
  const t = useText(donationTexts);
  const title = of ? t('donations.donor.changeOf', { name: of.UserName }) : t('donations.donor.add');
  const page = { title, save: t('donations.donor.save'), onClose };
  if (of) return <AskedDialog command={donorCommands.changeDonor} {...changing(of)} {...page} />;
  return <AskedDialog command={donorCommands.addDonor} {...page} />;
}
