import { mayAssign } from '@madrasah/events/access';
import { useSelector } from 'react-redux';
import { RowButton } from '../../kit/list/defined/index.ts';
import type { RootState } from '../../kit/store.ts';
import { useText } from '../../kit/text.ts';
import { accessTexts } from '../texts.ts';
import type { LoginRow } from './rows.ts';
import { ADMIN_USER, ORDINARY } from './types.ts';

/** What is asked before it is done: another type, or whether it may sign in. */
export type Asked = 'type' | 'standing';

/** What the row makes of a login: a user of an admin user, an admin user of anybody else. */
export const turnedOver = ({ PermissionTypeID }: LoginRow): number =>
  PermissionTypeID === ADMIN_USER ? ORDINARY : ADMIN_USER;

interface Props {
  readonly row: LoginRow;
  onAsk(what: Asked): void;
}

/**
 * What may be done with a login from its row: admin user or user, and whether it may sign in. Powers, name and password
 * are on its page.
 */
export function LoginRowButtons({ row, onAsk }: Props) {
  const t = useText(accessTexts);
  const user = useSelector(({ session }: RootState) => session.user);
  const name = row.LoginName;
  if (!user || user.userId === row.UserID || !mayAssign(user.permissionType, row.PermissionTypeID))
    return null;
  const active = row.IsVerified === 1;
  const other = turnedOver(row);
  return (
    <>
      {mayAssign(user.permissionType, other) && (
        <RowButton
          icon="user"
          label={t(other === ADMIN_USER ? 'access.logins.toAdminOf' : 'access.logins.toUserOf', { name })}
          hint={t(other === ADMIN_USER ? 'access.logins.toAdmin' : 'access.logins.toUser')}
          onClick={() => onAsk('type')}
        />
      )}
      <RowButton
        icon={active ? 'leave' : 'again'}
        label={`${name}: ${t(active ? 'access.logins.switchOff' : 'access.logins.switchOn')}`}
        hint={t(active ? 'access.logins.switchOff' : 'access.logins.switchOn')}
        onClick={() => onAsk('standing')}
      />
    </>
  );
}
