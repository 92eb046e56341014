import { institutionCommands } from '@madrasah/events/institutions';
import { ConfirmDialog } from '../../kit/feedback/index.ts';
import { useText } from '../../kit/text.ts';
import { institutionTexts } from '../texts.ts';
import type { OneOfAll } from './rows.ts';

/** Asks before an institution is switched off, or on again. */
export function ToggleDialog({ of, onClose }: { readonly of: OneOfAll; onClose(): void }) {
  const t = useText(institutionTexts);
  const active = of.Status === 1;
  return (
    <ConfirmDialog
      command={institutionCommands.toggleInstitution}
      params={{ id: of.UserCode }}
      body={{ Action: active ? 'Inactive' : 'Active' }}
      plain
      confirming={!active}
      title={t(active ? 'institutions.all.offOf' : 'institutions.all.onOf', { name: of.InstituteName })}
      verb={t(active ? 'institutions.all.off' : 'institutions.all.on')}
      onClose={onClose}
    >
      <p>{t(active ? 'institutions.all.offWhat' : 'institutions.all.onWhat')}</p>
    </ConfirmDialog>
  );
}
