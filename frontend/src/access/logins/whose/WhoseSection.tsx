import { accessCommands } from '@madrasah/events/access';
import { CommandForm, FormSection } from '../../../kit/form/index.ts';
import { useText } from '../../../kit/text.ts';
import { accessTexts } from '../../texts.ts';
import type { LoginRow } from '../rows.ts';
import { PersonField } from './PersonField.tsx';

/** Whose a login is that is nobody's yet: the first one of a school is made before anybody is on the list of people. */
export function WhoseSection({ row }: { readonly row: LoginRow }) {
  const t = useText(accessTexts);
  return (
    <FormSection id="whose" title={t('access.logins.whose')}>
      <CommandForm
        command={accessCommands.tieLogin}
        params={{ id: row.UserID }}
        afterSave="keep"
        save={t('access.logins.whoseSave')}
        quiet
      >
        <p className="muted">{t('access.logins.whoseSays')}</p>
        <PersonField hint={t('access.logins.whoseHint')} />
      </CommandForm>
    </FormSection>
  );
}
