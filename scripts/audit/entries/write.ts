/** `npm run docs:audit-bundle`: writes what each entry's paper states into docs/audit-bundle.md. */
import { writeFileSync } from 'node:fs';
import { madePage, PAGE } from './page.ts';

writeFileSync(PAGE, madePage());
