import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { Failed, Skeleton } from '../feedback/states.tsx';
import { useGuard, usePowers } from './powers.ts';
import type { Screen } from './screens.ts';

/** Shows a screen to whoever may see it; the others are led home. While it is not known, nothing is shown. */
export default function Guarded({ screen, children }: { screen: Screen; children: ReactNode }) {
  const powers = usePowers();
  const may = useGuard();
  const isOpen = screen.power === undefined && screen.type === undefined;
  if (isOpen || may(screen)) return <>{children}</>;
  if (powers.data !== undefined) return <Navigate to="/" replace />;
  return (
    <main className="shell-main">
      {powers.error ? <Failed error={powers.error} retry={powers.refetch} /> : <Skeleton lines={6} />}
    </main>
  );
}
