export { readOnlyVault } from './read-only.ts';
export * from './vault.ts';
