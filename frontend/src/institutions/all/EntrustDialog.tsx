import { institutionCommands } from '@madrasah/events/institutions';
import { ConfirmDialog } from '../../kit/feedback/index.ts';
import { useText } from '../../kit/text.ts';
import { institutionTexts } from '../texts.ts';
import type { OneOfAll } from './rows.ts';

/** Asks before the installation is handed to another institution. */
export function EntrustDialog({ of, onClose }: { readonly of: OneOfAll; onClose(): void }) {
  const t = useText(institutionTexts);
  return (
    <ConfirmDialog
      command={institutionCommands.entrustPlatform}
      params={{ id: of.UserCode }}
      plain
      title={t('institutions.all.entrustOf', { name: of.InstituteName })}
      verb={t('institutions.all.entrust')}
      onClose={onClose}
    >
      <p>{t('institutions.all.entrustWhat')}</p>
    </ConfirmDialog>
  );
}
