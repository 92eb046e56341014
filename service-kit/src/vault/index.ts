export { FileVault } from './file.ts';
export { openVault, type VaultSettings } from './open.ts';
export * from './port.ts';
export { readOnlyVault } from './read-only.ts';
export * from './sealing.ts';
export * from './snapshot-seals.ts';
