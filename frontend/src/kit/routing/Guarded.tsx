import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Failed, Skeleton } from '../feedback/states.tsx';
import { frameTexts } from '../frame/texts.ts';
import { Page } from '../shell/Page.tsx';
import { useText } from '../text.ts';
import { useGuard, usePowers } from './powers.ts';
import type { Screen } from './screens.ts';

/** Shows a screen to whoever may see it, and tells the others that they may not. While it is not known, nothing is shown. */
export function Guarded({ screen, children }: { screen: Screen; children: ReactNode }) {
  const powers = usePowers();
  const may = useGuard();
  const isOpen = screen.power === undefined && screen.type === undefined;
  if (isOpen || may(screen)) return <>{children}</>;
  if (powers.data !== undefined) return <Forbidden />;
  return (
    <main className="shell-main">
      {powers.error ? <Failed error={powers.error} retry={powers.refetch} /> : <Skeleton lines={6} />}
    </main>
  );
}

function Forbidden() {
  const t = useText(frameTexts);
  return (
    <Page title={t('kit.forbidden.title')}>
      <div className="ui segment">
        <p>{t('kit.forbidden.why')}</p>
        <Link className="ui button" to="/">
          {t('kit.notFound.home')}
        </Link>
      </div>
    </Page>
  );
}
