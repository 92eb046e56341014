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

/** Enters a donor, or changes what is known of him. */
export function DonorDialog({ of, onClose }: Props) {
  const t = useText(donationTexts);
  const save = t('donations.donor.save');
  if (!of)
    return (
      <AskedDialog
        command={donorCommands.addDonor}
        title={t('donations.donor.add')}
        save={save}
        onClose={onClose}
      />
    );
  const { UserID, UserName, kind, Mobile1, address, note } = of;
  return (
    <AskedDialog
      command={donorCommands.changeDonor}
      params={{ UserID }}
      version={of.revision}
      initialValues={{ UserName, kind, Mobile1, address, note }}
      title={t('donations.donor.changeOf', { name: UserName })}
      save={save}
      onClose={onClose}
    />
  );
}
