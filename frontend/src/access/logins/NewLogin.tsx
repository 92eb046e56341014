import { accessCommands } from '@madrasah/events/access';
import { useSelector } from 'react-redux';
import { Dialog } from '../../kit/feedback/index.ts';
import { SelectField, TextField } from '../../kit/fields/index.ts';
import { CommandForm } from '../../kit/form/index.ts';
import type { RootState } from '../../kit/store.ts';
import { useLanguage, useText, useWord } from '../../kit/text.ts';
import { accessTexts } from '../texts.ts';
import { Passwords, useDiffering } from './Passwords.tsx';
import { assignable } from './types.ts';
import { PersonField } from './whose/PersonField.tsx';

interface Props {
  onClose(): void;
  onMade(loginId: number): void;
}

/** A new way to sign in: for whom, as what, under which name and password. */
export function NewLogin({ onClose, onMade }: Props) {
  const t = useText(accessTexts);
  const word = useWord();
  const language = useLanguage();
  const own = useSelector(({ session }: RootState) => session.user?.permissionType ?? 6);
  const differing = useDiffering();
  return (
    <Dialog title={t('access.logins.add')} onClose={onClose}>
      <CommandForm
        command={accessCommands.createLogin}
        initialValues={{ permissionTypeId: 6 }}
        toBody={({ again: _, ...values }) => values}
        check={differing}
        save={t('access.logins.make')}
        afterSave="keep"
        onClose={onClose}
        onDone={({ id }) => onMade(Number(id))}
      >
        <PersonField hint={t('access.logins.personHint')} />
        <SelectField
          name="permissionTypeId"
          label={word('loginKind')}
          hint={t('access.logins.typeHint')}
          options={assignable(own, language)}
        />
        <TextField name="loginName" label={word('loginName')} autoComplete="off" />
        <Passwords />
      </CommandForm>
    </Dialog>
  );
}
