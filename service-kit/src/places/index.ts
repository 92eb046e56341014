export * from './geography.ts';
export { thanasNamed, type WrittenPlace } from './named.ts';
