export { openingFile } from './balances.ts';
