export { Compared, ListDifferences, PaperDifferences } from './Differences.tsx';
export type { Figure } from './differences.ts';
export { type Differing, KnownBar, WhatChanged } from './KnownBar.tsx';
export { knownThrough } from './known.ts';
