import { applicationCommands } from '@madrasah/events/applications';
import { useMemo } from 'react';
import { classList, sessionList, useNames } from '../academics/index.ts';
import { AskedForm } from '../kit/asked/index.ts';
import { useQuery } from '../kit/calls/index.ts';
import { Dialog, Loaded } from '../kit/feedback/index.ts';
import { asChoices } from '../kit/fields/index.ts';
import { useText } from '../kit/text.ts';
import { onlineAdmissionSetting } from './rows.ts';
import { applicationsTexts } from './texts.ts';

/** Whether the public page takes applications: for which session, and to which classes. */
export function SettingDialog({ onClose }: { onClose(): void }) {
  const t = useText(applicationsTexts);
  const setting = useQuery(onlineAdmissionSetting, {});
  return (
    <Dialog title={t('applications.setting.title')} onClose={onClose}>
      <Loaded of={setting} lines={4}>
        {({ data }) => <SettingForm {...data} onClose={onClose} />}
      </Loaded>
    </Dialog>
  );
}

interface Props {
  readonly SessionID: number | null;
  readonly ClassIDs: readonly number[];
  readonly revision: number;
  onClose(): void;
}

function SettingForm({ SessionID, ClassIDs, revision, onClose }: Props) {
  const t = useText(applicationsTexts);
  const names = useNames();
  const sessions = useQuery(sessionList, {});
  const classes = useQuery(classList, {});
  const initial = useMemo(
    () => ({
      open: SessionID === null ? 0 : 1,
      SessionID: SessionID ?? undefined,
      ClassIDs: ClassIDs.length > 0 ? ClassIDs : null,
    }),
    [SessionID, ClassIDs],
  );
  return (
    <AskedForm
      command={applicationCommands.setOnlineAdmission}
      version={revision}
      initialValues={initial}
      toBody={({ open, ...values }) => ({ ...values, open: open ? 1 : 0 })}
      check={({ open, SessionID: chosen }): Record<string, string> =>
        open && !chosen ? { SessionID: t('applications.setting.session') } : {}
      }
      save={t('applications.setting.save')}
      onClose={onClose}
      onDone={onClose}
      onPage={{
        SessionID: { options: asChoices(sessions.data?.data, 'SessionID', names.session) },
        ClassIDs: { options: asChoices(classes.data?.data, 'ClassID', names.class) },
      }}
    />
  );
}
