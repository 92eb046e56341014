export * from './vault.ts';
