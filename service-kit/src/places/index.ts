export * from './geography.ts';
export { isThana, thanasNamed, type WrittenPlace } from './named.ts';
