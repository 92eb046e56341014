import { dayInWords, dhakaDay } from '@madrasah/events/kernel';
import { type ReactNode, useState } from 'react';
import { Button } from 'semantic-ui-react';
import { useLanguage, useText } from '../text.ts';
import { kitTexts } from '../texts.ts';
import styles from './clocks.module.css';
import { knownThrough } from './known.ts';

/** Draws what an answer of then and that of now tell differently. */
export type Differing = (knownAt: string, close: () => void) => ReactNode;

interface Props {
  /** The day by whose end everything had to be written to count. */
  readonly known: string | undefined;
  readonly differences: Differing;
  readonly children?: ReactNode;
  onNow(): void;
}

/** That an answer is as known on an earlier day, what has changed since, and the way back. */
export function KnownBar({ known, differences, children, onNow }: Props) {
  const t = useText(kitTexts);
  const language = useLanguage();
  const knownAt = knownThrough(known, dhakaDay(new Date()));
  if (!known || !knownAt) return null;
  return (
    <div className={styles['past']} role="status">
      <b>{t('kit.clock.past', { day: dayInWords(known, language) })}</b>
      <WhatChanged knownAt={knownAt} differences={differences} />
      {children}
      <Button basic type="button" onClick={onNow}>
        {t('kit.clock.now')}
      </Button>
    </div>
  );
}

/** Opens what two answers tell differently. */
export function WhatChanged({ knownAt, differences }: { knownAt: string; differences: Differing }) {
  const t = useText(kitTexts);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button basic type="button" onClick={() => setOpen(true)}>
        {t('kit.clock.changed')}
      </Button>
      {open && differences(knownAt, () => setOpen(false))}
    </>
  );
}
