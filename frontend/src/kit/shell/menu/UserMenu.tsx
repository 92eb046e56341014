import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { Digits } from '../../figures/Digits.tsx';
import { frameTexts } from '../../frame/texts.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { Context } from '../../routing/screens.ts';
import { OWN_LOGIN } from '../../session/own-login.ts';
import type { RootState } from '../../store.ts';
import { useText } from '../../text.ts';
import { useSigningOut } from './use-unsent.ts';

/** Who is signed in, at which institution, and the way out. */
export function UserMenu({ contexts }: { readonly contexts: readonly Context[] }) {
  const t = useText(frameTexts);
  const { asked, leave, answer } = useSigningOut();
  const { user, phase } = useSelector((state: RootState) => state.session);
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return;
    const outside = (event: PointerEvent) => {
      if (!box.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open]);
  if (!user) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears what its own controls do not take
    <div
      ref={box}
      className="user-menu"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        setOpen(false);
        box.current?.querySelector('button')?.focus();
      }}
    >
      <button
        type="button"
        className="item"
        aria-label={t('kit.user.menu', { name: user.username })}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Icon name="user" />
      </button>
      {open && (
        <div className="ui popup">
          <div className="who">
            <b>{user.username}</b>
            <div className="small muted">
              {t('kit.page.schoolId')} <Digits of={user.schoolId} />
            </div>
          </div>
          <Link to={OWN_LOGIN} onClick={() => setOpen(false)}>
            <Icon name="settings" />
            {t('kit.page.myLogin')}
          </Link>
          <button type="button" disabled={phase === 'leaving'} onClick={() => void leave()}>
            <Icon name="leave" />
            {t(phase === 'leaving' ? 'kit.page.signingOut' : 'kit.page.signOut')}
          </button>
        </div>
      )}
      {asked && <asked.Dialog {...{ contexts }} unsent={asked.unsent} onAnswer={answer} />}
    </div>
  );
}
