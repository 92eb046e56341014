import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Refusals } from '../feedback/Refusals.tsx';
import { frameTexts } from '../frame/texts.ts';
import { GROUPS } from '../routing/screens.ts';
import { useScreen } from '../routing/use-screen.ts';
import { useLanguage, useText } from '../text.ts';
import { useTitle } from './use-title.ts';

interface Props {
  /** The screen's name where absent. */
  readonly title?: string;
  /** Under the title, smaller. */
  readonly sub?: ReactNode;
  /** Buttons at the right of the title. */
  readonly actions?: ReactNode;
  /** Pages between the group and this one. */
  readonly path?: readonly { readonly name: string; readonly to: string }[];
  readonly children: ReactNode;
}

/** The work of a signed-in page under its breadcrumb and title; names the browser's tab as well. */
export function Page({ title, sub, actions, path = [], children }: Props) {
  const language = useLanguage();
  const t = useText(frameTexts);
  const screen = useScreen();
  const shown = title ?? screen?.name[language] ?? '';
  useTitle(shown);
  return (
    <main id="main" className="shell-main" tabIndex={-1}>
      <div className="page-head">
        <div>
          {screen && (
            <nav className="ui breadcrumb" aria-label="breadcrumb">
              <span className="section">{GROUPS[screen.group].name[language]}</span>
              {path.map(({ name, to }) => (
                <span key={to}>
                  <span className="divider">/</span>
                  <Link className="section" to={to}>
                    {name}
                  </Link>
                </span>
              ))}
              <span className="divider">/</span>
              <span className="section" aria-current="page">
                {shown}
              </span>
              {screen.help && (
                <>
                  <span className="divider">·</span>
                  <Link className="section" to={`/help?task=${screen.help}`}>
                    {t('kit.page.help')}
                  </Link>
                </>
              )}
            </nav>
          )}
          <h1 className="ui header">
            {shown}
            {sub && <div className="sub header">{sub}</div>}
          </h1>
        </div>
        {actions && <div className="actions">{actions}</div>}
      </div>
      <Refusals />
      {children}
    </main>
  );
}
