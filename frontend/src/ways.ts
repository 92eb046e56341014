import { useCallback } from 'react';
import { matchPath } from 'react-router-dom';
import { contexts } from './contexts.ts';
import { useGuard } from './kit/routing/powers.ts';

/**
 * Where a figure leads: the address when a screen stands there that the user may open, else `undefined`, so that
 * nobody is offered a link that leads home again.
 */
export function useWays(): (to: string) => string | undefined {
  const may = useGuard();
  return useCallback(
    (to) => {
      const [path = ''] = to.split('?');
      const screen = contexts
        .flatMap(({ screens }) => screens)
        .find((one) => matchPath(one.path, path) !== null);
      if (!screen) return undefined;
      const isOpen = screen.power === undefined && screen.type === undefined;
      return isOpen || may(screen) ? to : undefined;
    },
    [may],
  );
}
