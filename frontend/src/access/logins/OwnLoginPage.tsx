import { useSelector } from 'react-redux';
import { Page } from '../../kit/shell/index.ts';
import type { RootState } from '../../kit/store.ts';
import { NameAndPassword } from './NameAndPassword.tsx';

/** `/settings/my-login`: one's own name and password, whoever one is. */
export default function OwnLoginPage() {
  const user = useSelector(({ session }: RootState) => session.user);
  return <Page>{user && <NameAndPassword id={Number(user.userId)} name={user.username} />}</Page>;
}
