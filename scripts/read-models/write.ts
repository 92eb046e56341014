/** `npm run docs:read-models`: writes the list of collections into docs/read-models.md. */
import { writeFileSync } from 'node:fs';
import { madePage, PAGE } from './page.ts';

writeFileSync(PAGE, madePage());
process.exit(0); // the books' own timer would keep it
