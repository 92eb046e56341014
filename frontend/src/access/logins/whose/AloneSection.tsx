import { accessCommands } from '@madrasah/events/access';
import { useSelector } from 'react-redux';
import { AskedForm } from '../../../kit/asked/index.ts';
import { FormSection } from '../../../kit/form/index.ts';
import type { RootState } from '../../../kit/store.ts';
import { useText } from '../../../kit/text.ts';
import { accessTexts } from '../../texts.ts';

/** Types up to this may say that the only person of a school confirms his own. */
const CHIEF = 2;

interface Props {
  readonly alone: { readonly isOnly: boolean; readonly allowed: boolean } | undefined;
}

/** একাই অনুমোদন: shown to the only person of a school, and where it stands switched on. */
export function AloneSection({ alone }: Props) {
  const t = useText(accessTexts);
  const type = useSelector(({ session }: RootState) => session.user?.permissionType ?? 6);
  if (!alone || type > CHIEF || !(alone.isOnly || alone.allowed)) return null;
  return (
    <FormSection id="alone" title={t('access.logins.alone')}>
      <AskedForm
        command={accessCommands.switchConfirmingAlone}
        initialValues={{ allowed: alone.allowed ? 1 : 0 }}
        toBody={({ allowed }) => ({ allowed: allowed ? 1 : 0 })}
        afterSave="keep"
        save={t('access.logins.aloneSave')}
        quiet
        says={<p className="muted">{t('access.logins.aloneSays')}</p>}
      />
    </FormSection>
  );
}
