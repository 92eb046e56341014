import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parts } from './parts.ts';

const [, , folder = '.'] = process.argv;
mkdirSync(folder, { recursive: true });
for (const [name, text] of Object.entries(parts())) writeFileSync(join(folder, name), `${text}\n`);
