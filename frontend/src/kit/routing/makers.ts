import { createContext, useContext } from 'react';
import type { Context, Screen } from './screens.ts';

const Makers = createContext<readonly Context[]>([]);

/** Lets whatever stands inside it know where things are made. */
export const MakersOf = Makers.Provider;

/** The screen on which rows with this id are made; none outside the frame, where nobody has signed in. */
export const makerIn = (contexts: readonly Context[], id: string | undefined): Screen | undefined =>
  id === undefined ? undefined : contexts.flatMap(({ screens }) => screens).find(({ makes }) => makes === id);

/** The screens on which these are made, in the order in which they are named. */
export const makersIn = (contexts: readonly Context[], ids: readonly string[]): readonly Screen[] =>
  ids.flatMap((id) => makerIn(contexts, id) ?? []);

/** Every context with screens, for what stands inside the frame. */
export const useContexts = (): readonly Context[] => useContext(Makers);

/** `useMaker('SessionID')`: the page of sessions. */
export const useMaker = (id: string | undefined): Screen | undefined => makerIn(useContexts(), id);
