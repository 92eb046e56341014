// Stands in for the making of the demo school: it leaves the event store's file, and a line for each time it ran.
import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = process.env['DATA_DIR'] ?? '.';
appendFileSync(join(folder, 'demo'), `${process.env['DEMO_PASSWORD']}\n`);
if (process.env['LOG_LEVEL'] === 'fail') process.exit(3);
writeFileSync(join(folder, 'events.sqlite'), '');
process.exit();
