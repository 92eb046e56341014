import { useSelector } from 'react-redux';
import { Navigate, useLocation } from 'react-router-dom';
import { longDay } from '../kit/figures/long-day.ts';
import { LanguageSwitch } from '../kit/shell/LanguageSwitch.tsx';
import { Mark } from '../kit/shell/Mark.tsx';
import { useTitle } from '../kit/shell/use-title.ts';
import type { RootState } from '../kit/store.ts';
import { useLanguage, useText } from '../kit/text.ts';
import { kitTexts } from '../kit/texts.ts';
import { SignInForm } from './SignInForm.tsx';
import { accessTexts } from './texts.ts';

/** The door: who is already in is led on to where he wanted to go. */
export default function SignInPage() {
  const t = useText(accessTexts);
  const location = useLocation();
  const phase = useSelector((state: RootState) => state.session.phase);
  useTitle(t('access.signIn.title'));
  if (phase !== 'out') return <Navigate to={location.state?.from ?? '/'} replace />;
  return (
    <div className="door">
      <Side />
      <main>
        <div className="door-box">
          <div className="row between door-head">
            <h1 className="ui header">
              {t('access.signIn.title')}
              <div className="sub header">{t('access.signIn.for')}</div>
            </h1>
            <LanguageSwitch />
          </div>
          <SignInForm />
          <div className="ui divider" />
          <p className="muted small">{t('access.signIn.forgotten')}</p>
        </div>
      </main>
    </div>
  );
}

function Side() {
  const t = useText(kitTexts);
  const language = useLanguage();
  return (
    <aside className="door-side">
      <div>
        <Mark />
        <p className="door-name">{t('kit.page.product')}</p>
      </div>
      <dl>
        <dt>{t('kit.page.today')}</dt>
        <dd>{longDay(new Date(), language)}</dd>
      </dl>
    </aside>
  );
}
