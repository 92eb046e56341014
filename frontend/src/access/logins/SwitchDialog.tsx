import { accessCommands } from '@madrasah/events/access';
import { ConfirmDialog } from '../../kit/feedback/index.ts';
import { useText } from '../../kit/text.ts';
import { accessTexts } from '../texts.ts';
import type { LoginRow } from './rows.ts';

/** Asks before a login is switched off, or on again. */
export function SwitchDialog({ row, onClose }: { readonly row: LoginRow; onClose(): void }) {
  const t = useText(accessTexts);
  const active = row.IsVerified === 1;
  return (
    <ConfirmDialog
      command={accessCommands.switchLogin}
      params={{ id: row.UserID }}
      body={{ isVerified: active ? 0 : 1 }}
      plain
      title={t(active ? 'access.logins.offTitle' : 'access.logins.onTitle', { name: row.LoginName })}
      verb={t(active ? 'access.logins.switchOff' : 'access.logins.switchOn')}
      onClose={onClose}
    >
      <p>{t(active ? 'access.logins.offSays' : 'access.logins.onSays')}</p>
    </ConfirmDialog>
  );
}
