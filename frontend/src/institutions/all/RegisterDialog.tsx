import { institutionCommands } from '@madrasah/events/institutions';
import { Passwords, useDiffering } from '../../access/index.ts';
import { Dialog } from '../../kit/feedback/index.ts';
import { TextField } from '../../kit/fields/index.ts';
import { CommandForm } from '../../kit/form/index.ts';
import { useText, useWord } from '../../kit/text.ts';
import { InstitutionNames } from '../InstitutionNames.tsx';
import { institutionTexts } from '../texts.ts';
import { RenewalFields } from './RenewalFields.tsx';

/** A new institution with its first login, which may do everything in it. */
export function RegisterDialog({ onClose }: { onClose(): void }) {
  const t = useText(institutionTexts);
  const word = useWord();
  const differing = useDiffering();
  return (
    <Dialog title={t('institutions.all.register')} onClose={onClose}>
      <CommandForm
        command={institutionCommands.registerInstitution}
        initialValues={{}}
        toBody={({ again: _, ...values }) => values}
        check={differing}
        save={t('institutions.all.register')}
        afterSave="keep"
        onClose={onClose}
        onDone={onClose}
      >
        <TextField
          name="school_id"
          label={word('schoolId')}
          hint={t('institutions.all.idHint')}
          inputMode="numeric"
        />
        <InstitutionNames />
        <TextField name="Address" label={t('institutions.address.bn')} lang="bn" />
        <TextField name="ContactNumber" label={t('institutions.contact.bn')} lang="bn" />
        <RenewalFields />
        <p className="muted">{t('institutions.all.firstLogin')}</p>
        <TextField name="loginName" label={word('loginName')} autoComplete="off" />
        <Passwords />
      </CommandForm>
    </Dialog>
  );
}
