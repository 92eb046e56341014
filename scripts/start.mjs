// `npm start`: what Node has stripped of types and compiled is kept, as for the programs that it starts. What strips
// types is then not even loaded: twenty MiB of a program that lives as long as the house.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/compiled'));
await import('./start.ts');
