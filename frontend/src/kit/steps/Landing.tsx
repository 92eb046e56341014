import { type ReactNode, useEffect, useRef } from 'react';
import look from './steps.module.css';

/** What has just appeared: the focus goes there, so that keys and screen readers follow the eye. */
export function Landing({ children }: { readonly children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    part.current?.focus();
  }, []);
  return (
    <div ref={part} tabIndex={-1} className={look['part']}>
      {children}
    </div>
  );
}
