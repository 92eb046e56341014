export { claimVaultAtStart, vaultAtStart } from './at-start.ts';
export { type DraftKeyOf, draftKeysFrom } from './draft-key.ts';
export { FileVault } from './file.ts';
export { claimVault, openVault, type VaultSettings, vaultToRead } from './open.ts';
export { beginPaperKey, paperKey } from './paper-key.ts';
export * from './port.ts';
export { readOnlyVault } from './read-only.ts';
export * from './sealing.ts';
export * from './snapshot-seals.ts';
