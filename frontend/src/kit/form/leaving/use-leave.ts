import { useRef } from 'react';

/**
 * The way past a form that a page takes away by itself, for another row say: what is written in it is asked about
 * first. `leave` is the form's, `past` runs what takes it away.
 */
export function useLeave() {
  const leave = useRef<((then: () => void) => void) | null>(null);
  const past = (then: () => void) => (leave.current ? leave.current(then) : then());
  return { leave, past };
}
