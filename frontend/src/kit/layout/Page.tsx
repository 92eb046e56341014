import { toBengaliDigits } from '@madrasah/events/kernel';
import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Menu } from 'semantic-ui-react';
import { signOut } from '../session/state.ts';
import type { RootState } from '../store.ts';
import { useLanguage, useText } from '../text.ts';
import { kitTexts } from '../texts.ts';
import { useTitle } from '../use-title.ts';
import { Icon } from './Icon.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { Mark } from './Mark.tsx';

/** The frame of every signed-in page: header, title, the work. */
export function Page({ title, children }: { title: string; children: ReactNode }) {
  const t = useText(kitTexts);
  useTitle(title);
  return (
    <>
      <a className="skip" href="#main">
        {t('kit.page.skip')}
      </a>
      <Header />
      <main id="main" className="shell-main no-side" tabIndex={-1}>
        <div className="page-head">
          <div>
            <h1 className="ui header">{title}</h1>
          </div>
        </div>
        {children}
      </main>
    </>
  );
}

function Header() {
  const t = useText(kitTexts);
  const dispatch = useDispatch();
  const { user, phase } = useSelector((state: RootState) => state.session);
  const leaving = phase === 'leaving';
  return (
    <Menu as="header" fixed="top" className="shell-head">
      <span className="brand">
        <Mark />
        <b>{t('kit.page.product')}</b>
      </span>
      <span className="grow" />
      {user && (
        <span className="badge plain">
          {t('kit.page.schoolId')}: <SchoolId id={user.schoolId} />
        </span>
      )}
      <LanguageSwitch />
      <Menu.Item
        as="button"
        type="button"
        className="leave"
        disabled={leaving}
        onClick={() => dispatch(signOut())}
      >
        <Icon name="leave" />
        <span>{t(leaving ? 'kit.page.signingOut' : 'kit.page.signOut')}</span>
      </Menu.Item>
    </Menu>
  );
}

/** An institution's id in the digits of the page. */
export function SchoolId({ id }: { id: string }) {
  const language = useLanguage();
  return <>{language === 'bn' ? toBengaliDigits(id) : id}</>;
}
