import { accessCommands, isAdministrator } from '@madrasah/events/access';
import { useSelector } from 'react-redux';
import { Label } from 'semantic-ui-react';
import { AskedForm } from '../../kit/asked/index.ts';
import { FormSection } from '../../kit/form/index.ts';
import type { RootState } from '../../kit/store.ts';
import { useText } from '../../kit/text.ts';
import { accessTexts } from '../texts.ts';
import type { LoginRow } from './rows.ts';

/** নিরীক্ষক: a login that only looks, at all days or at those between two. */
export function AuditorSection({ row }: { readonly row: LoginRow }) {
  const t = useText(accessTexts);
  const may = useSelector(({ session }: RootState) => isAdministrator(session.user?.permissionType ?? 6));
  const { Auditor } = row;
  if (!may) return null;
  return (
    <FormSection
      id="auditor"
      title={t('access.logins.auditor')}
      {...(Auditor ? { beside: <Label color="blue">{t('access.logins.auditorIs')}</Label> } : {})}
    >
      <AskedForm
        command={accessCommands.setAuditor}
        params={{ id: row.UserID }}
        initialValues={{
          auditor: Auditor ? 1 : 0,
          ...(Auditor?.from ? { from: Auditor.from } : {}),
          ...(Auditor?.to ? { to: Auditor.to } : {}),
        }}
        toBody={({ auditor, from, to }) => ({ auditor: auditor ? 1 : 0, ...(auditor ? { from, to } : {}) })}
        afterSave="keep"
        save={t('access.logins.auditorSave')}
        quiet
        says={<p className="muted">{t('access.logins.auditorSays')}</p>}
        onPage={({ auditor }) => ({ from: { hidden: !auditor }, to: { hidden: !auditor } })}
      />
    </FormSection>
  );
}
