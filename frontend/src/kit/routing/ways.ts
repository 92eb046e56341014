import { useCallback } from 'react';
import { matchPath } from 'react-router-dom';
import { useContexts } from './makers.ts';
import { useGuard } from './powers.ts';
import type { Context } from './screens.ts';

/** As the router has it: a path that is said goes before one that only fits, such as `/students/:id`. */
export function screenAt(contexts: readonly Context[], path: string) {
  const screens = contexts.flatMap((context) => context.screens);
  return (
    screens.find((one) => one.path === path) ?? screens.find((one) => matchPath(one.path, path) !== null)
  );
}

/**
 * Where a figure leads: the address when a screen stands there that the user may open, else `undefined`, so that
 * nobody is offered a link that leads home again.
 */
export function useWays(): (to: string) => string | undefined {
  const contexts = useContexts();
  const may = useGuard();
  return useCallback(
    (to) => {
      const screen = screenAt(contexts, to.split('?')[0] ?? '');
      if (!screen) return undefined;
      const isOpen = screen.power === undefined && screen.type === undefined;
      return isOpen || may(screen) ? to : undefined;
    },
    [contexts, may],
  );
}
