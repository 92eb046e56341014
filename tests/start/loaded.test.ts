import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import test from 'ava';

const root = join(import.meta.dirname, '../..');
/** With a server of events alone; with the first paper, picture or workbook. */
const LATER = [
  ...['@eventstore/db-client', '@grpc/grpc-js', 'google-protobuf'],
  ...['pdfkit', 'fontkit', 'harfbuzzjs', 'sharp', 'write-excel-file'],
];

async function packagesOf(file: string): Promise<string[]> {
  const child = fork(join(import.meta.dirname, 'loaded.mjs'), [pathToFileURL(join(root, file)).href]);
  const [packages] = (await once(child, 'message')) as [string[]];
  return packages;
}

for (const file of [
  'command-service/src/app.ts',
  'projection-service/src/app.ts',
  'service-kit/src/streams/index.ts',
])
  test(`${file} loads no client of a server, and nothing that only papers and pictures need`, async (t) => {
    const packages = await packagesOf(file);
    t.true(packages.includes('zod'));
    t.deepEqual(
      packages.filter((name) => LATER.includes(name)),
      [],
    );
  });
