import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { Button } from 'semantic-ui-react';
import { Dialog } from '../../feedback/Dialog.tsx';
import { useText } from '../../text.ts';
import { kitTexts } from '../../texts.ts';
import { filling } from '../filling.ts';
import { leads, type Stays } from '../leads.ts';
import { guardLeaving, isGuarded } from './guards.ts';

interface Props {
  readonly dirty: boolean;
  /** A draft of it is kept: leaving the page loses nothing, so nothing is asked. */
  readonly kept?: boolean;
  /** Saved a moment ago, though the form does not know it yet. */
  isClean(): boolean;
  /** What of the address may change while it stays; whatever else changes there takes it away. */
  readonly stays?: Stays | undefined;
}

/** Asks before what was filled in is lost: on the way to another page, and when the browser closes. */
export function DirtyGuard({ dirty, kept = false, isClean, stays }: Props) {
  const blocker = useBlocker(isGuarded);
  useEffect(() => {
    if (!dirty || kept) return;
    return guardLeaving(
      ({ currentLocation, nextLocation }) => !isClean() && leads(currentLocation, nextLocation, stays),
    );
  });
  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!kept) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    const done = filling();
    return () => {
      done();
      window.removeEventListener('beforeunload', ask);
    };
  }, [dirty, kept]);
  if (blocker.state !== 'blocked') return null;
  return <LeaveDialog onStay={() => blocker.reset?.()} onLeave={() => blocker.proceed?.()} />;
}

/** What was written will be lost: stay, or leave all the same. */
export function LeaveDialog({ onStay, onLeave }: { onStay(): void; onLeave(): void }) {
  const t = useText(kitTexts);
  return (
    <Dialog
      title={t('kit.leave.title')}
      onClose={onStay}
      actions={
        <>
          <Button type="button" autoFocus onClick={onStay}>
            {t('kit.leave.stay')} <kbd className="not-phone">Esc</kbd>
          </Button>
          <Button type="button" negative className="filled" onClick={onLeave}>
            {t('kit.leave.leave')}
          </Button>
        </>
      }
    >
      <p>{t('kit.leave.why')}</p>
    </Dialog>
  );
}
