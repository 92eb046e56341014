export { openingFile } from './balances.ts';
export { oldDuesFile } from './dues.ts';
