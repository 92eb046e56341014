import { institutionCommands } from '@madrasah/events/institutions';
import { Dialog } from '../../kit/feedback/index.ts';
import { CommandForm } from '../../kit/form/index.ts';
import { useText } from '../../kit/text.ts';
import { institutionTexts } from '../texts.ts';
import { RenewalFields } from './RenewalFields.tsx';
import type { OneOfAll } from './rows.ts';

/** Until when an institution is renewed and for how many students; it is told to it, and closes nothing. */
export function RenewalDialog({ of, onClose }: { readonly of: OneOfAll; onClose(): void }) {
  const t = useText(institutionTexts);
  return (
    <Dialog title={t('institutions.all.renewOf', { name: of.InstituteName })} onClose={onClose}>
      <CommandForm
        command={institutionCommands.setRenewal}
        params={{ id: of.UserCode }}
        initialValues={{ RenewUntil: of.RenewUntil, Quota: of.Quota ?? '' }}
        save={t('institutions.all.renewSave')}
        afterSave="keep"
        onClose={onClose}
        onDone={onClose}
      >
        <p className="muted">{t('institutions.all.renewWhat')}</p>
        <RenewalFields />
      </CommandForm>
    </Dialog>
  );
}
