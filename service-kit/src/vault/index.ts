export { readOnlyVault } from './read-only.ts';
export * from './sealing.ts';
export * from './snapshot-seals.ts';
export * from './vault.ts';
