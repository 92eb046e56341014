import { accessCommands } from '@madrasah/events/access';
import { constantName, PERMISSION_TYPE_NAMES } from '@madrasah/events/settings';
import { ConfirmDialog } from '../../kit/feedback/index.ts';
import { useLanguage, useText } from '../../kit/text.ts';
import { accessTexts } from '../texts.ts';
import type { LoginRow } from './rows.ts';

interface Props {
  readonly row: LoginRow;
  /** What it becomes. */
  readonly type: number;
  onClose(): void;
}

/** Asks before a login gets another type. */
export function TypeDialog({ row, type, onClose }: Props) {
  const t = useText(accessTexts);
  const language = useLanguage();
  const [from, to] = [row.PermissionTypeID, type].map((id) =>
    constantName(PERMISSION_TYPE_NAMES, id, language),
  ) as [string, string];
  return (
    <ConfirmDialog
      command={accessCommands.changeLoginType}
      params={{ id: row.UserID }}
      body={{ permissionTypeId: type }}
      plain
      confirming
      title={t('access.logins.typeTitle', { name: row.LoginName, type: to })}
      verb={t('access.logins.saveType')}
      onClose={onClose}
    >
      <p>{t('access.logins.typeSays', { from, to })}</p>
    </ConfirmDialog>
  );
}
