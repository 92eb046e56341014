import { useDispatch, useSelector } from 'react-redux';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { Button, Message, Segment } from 'semantic-ui-react';
import { useFailure } from '../feedback/use-failure.ts';
import { frameTexts } from '../frame/texts.ts';
import type { RootState } from '../store.ts';
import { useText } from '../text.ts';
import { SignInAgain } from './again/SignInAgain.tsx';
import { MENU } from './menu.ts';
import { signOut, verify } from './state.ts';

/** Pages behind it are for who is signed in, by his last visit's word until the server's comes; for others the way leads to the sign-in and back. */
export function Protected() {
  const phase = useSelector((state: RootState) => state.session.phase);
  const known = useSelector((state: RootState) => state.queries.entries[MENU]?.data !== undefined);
  const location = useLocation();
  if (phase === 'out') return <Navigate to="/login" replace state={{ from: location }} />;
  if (phase === 'verifying' && !known) return <Checking />;
  if (phase === 'unverified' && !known) return <Unverified />;
  return (
    <>
      <Outlet />
      {phase === 'interrupted' && <SignInAgain />}
    </>
  );
}

function Checking() {
  const t = useText(frameTexts);
  return (
    <main className="alone" role="status">
      <p className="muted late">{t('kit.session.checking')}</p>
    </main>
  );
}

function Unverified() {
  const t = useText(frameTexts);
  const dispatch = useDispatch();
  const failure = useFailure(useSelector((state: RootState) => state.session.failure));
  return (
    <main className="alone">
      <Segment>
        <Message negative role="alert">
          <Message.Header as="h1">{t('kit.session.unverified')}</Message.Header>
          {failure?.message}
        </Message>
        <p>{t('kit.session.unverifiedSafe')}</p>
        <div className="row">
          <Button primary type="button" onClick={() => dispatch(verify())}>
            {t('kit.page.retry')}
          </Button>
          <Button type="button" onClick={() => dispatch(signOut())}>
            {t('kit.page.signOut')}
          </Button>
        </div>
      </Segment>
    </main>
  );
}
