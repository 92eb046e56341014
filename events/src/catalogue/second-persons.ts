import type { SecondPersonKind } from '../kernel/index.ts';
import { contexts } from './contexts.ts';

/** Every kind of thing that a second person must confirm, by its name. */
export const secondPersonKinds: ReadonlyMap<string, SecondPersonKind> = new Map(
  contexts.flatMap(({ secondPersons }) => secondPersons).map((each) => [each.kind, each]),
);
