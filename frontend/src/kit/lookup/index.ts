export type { LookupDefinition, LookupWords } from './definition.ts';
export { defineLookupScreen } from './LookupScreen.tsx';
