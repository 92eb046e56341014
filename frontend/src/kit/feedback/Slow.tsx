import { useEffect, useState } from 'react';
import { frameTexts } from '../frame/texts.ts';
import { useText } from '../text.ts';

/** After so long grey bars alone say too little. */
const SLOW_MS = 5000;

/** Whether something has been waited for longer than five seconds. */
export function useSlow(): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return slow;
}

/** The word for it. */
export function SlowWord() {
  const t = useText(frameTexts);
  return (
    <p className="muted" role="status">
      {t('kit.page.slow')}
    </p>
  );
}
