import { lazy, Suspense, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { Questions } from '../feedback/Questions.tsx';
import { Toasts } from '../feedback/Toasts.tsx';
import { hearTyping } from '../form/filling.ts';
import { frameTexts } from '../frame/texts.ts';
import { MakersOf } from '../routing/makers.ts';
import type { Context } from '../routing/screens.ts';
import { useScreen } from '../routing/use-screen.ts';
import type { RootState } from '../state.ts';
import { useText } from '../text.ts';
import { Header } from './Header.tsx';
import { Sidebar } from './menu/Sidebar.tsx';
import './shell.css';
import '../fields/select/select.css';
import '../form/parts/form.css';
import '../table/lists.css';
import '../register/lookup.css';
import '../feedback/overlays.css';

const Notices = lazy(() => import('./Notices.tsx'));

/** What others changed of one's login: few are told anything, so it comes when there is something to tell. */
function Told() {
  const isTold = useSelector(({ session }: RootState) => session.notices !== undefined);
  return (
    isTold && (
      <Suspense fallback={null}>
        <Notices />
      </Suspense>
    )
  );
}

/** What stands around every signed-in page: header, menu, toasts. */
export function Frame({ contexts }: { contexts: readonly Context[] }) {
  const t = useText(frameTexts);
  const rail = useScreen()?.rail ?? false;
  const [folded, setFolded] = useState(rail);
  const [drawer, setDrawer] = useState(false);
  const { pathname } = useLocation();
  useEffect(() => setFolded(rail), [rail]);
  useEffect(hearTyping, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the drawer
  useEffect(() => setDrawer(false), [pathname]);
  useEffect(() => {
    document.body.classList.toggle('rail', folded);
    document.body.classList.toggle('drawer', drawer);
    return () => document.body.classList.remove('rail', 'drawer');
  }, [folded, drawer]);

  const narrow = () => window.matchMedia('(max-width: 1023px)').matches;
  return (
    <>
      <a className="skip" href="#main">
        {t('kit.page.skip')}
      </a>
      <Header
        contexts={contexts}
        expanded={drawer || !folded}
        onBurger={() => (narrow() ? setDrawer(!drawer) : setFolded(!folded))}
      />
      <Sidebar contexts={contexts} folded={folded && !drawer} onUnfold={() => setFolded(false)} />
      {drawer && (
        <button
          type="button"
          className="drawer-shade"
          aria-label={t('kit.menu.close')}
          onClick={() => setDrawer(false)}
        />
      )}
      <MakersOf value={contexts}>
        <Outlet />
      </MakersOf>
      <Toasts />
      <Questions />
      <Told />
      <ScrollRestoration />
    </>
  );
}
