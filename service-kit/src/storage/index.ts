/** Where things lie, and what an address of it must be like. Imports nothing: `npm start` itself reads it. */
export * from './addresses.ts';

/** Pictures and other files in the data folder, sealed with keys of the vault: a folder. */
export const FILES_FOLDER = 'files';
/** The keys of personal data in the data folder. */
export const VAULT_FILE = 'vault.sqlite';
/** What may stand before the names of all streams of an installation. */
export const STREAM_PREFIX = /^[A-Za-z0-9_]{1,40}$/;
