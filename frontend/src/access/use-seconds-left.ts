import { useEffect, useState } from 'react';
import { secondsLeft } from './sign-in.ts';

/** Counts down to a moment (ms since 1970), once a second. */
export function useSecondsLeft(moment: number | undefined): number {
  const [now, setNow] = useState(Date.now);
  const left = secondsLeft(moment, now);
  const waiting = moment !== undefined && left > 0;
  useEffect(() => {
    setNow(Date.now());
    if (!waiting || moment === undefined) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [waiting, moment]);
  return left;
}
