import { useDispatch, useSelector } from 'react-redux';
import { Button } from 'semantic-ui-react';
import { Dialog } from '../feedback/Dialog.tsx';
import { InstantText } from '../figures/index.ts';
import { noticesRead } from '../session/state.ts';
import type { RootState } from '../state.ts';
import { useText } from '../text.ts';
import { kitTexts } from '../texts.ts';

const SENTENCE = {
  'password.changed-by-other': 'kit.notices.password',
  'name.changed-by-other': 'kit.notices.name',
  'type.changed-by-other': 'kit.notices.type',
} as const;

/** What others changed of one's login, said once, after the sign-in. */
export default function Notices() {
  const t = useText(kitTexts);
  const dispatch = useDispatch();
  const notices = useSelector(({ session }: RootState) => session.notices);
  if (!notices) return null;
  const read = () => dispatch(noticesRead());
  return (
    <Dialog
      title={t('kit.notices.title')}
      onClose={read}
      onConfirm={read}
      actions={
        <Button type="button" primary onClick={read}>
          {t('kit.notices.read')}
        </Button>
      }
    >
      {notices.map(({ code, at, by }) => (
        <p key={code}>
          {by === '' ? t('kit.notices.machine') : t(SENTENCE[code], { by })} (<InstantText at={at} />)
        </p>
      ))}
      <p className="muted">{t('kit.notices.unknown')}</p>
    </Dialog>
  );
}
