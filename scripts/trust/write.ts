/** `npm run docs:trust`: writes what the last full runs saw into docs/TRUST.md. */
import { writeFileSync } from 'node:fs';
import { madePage, PAGE } from './page.ts';

writeFileSync(PAGE, madePage());
