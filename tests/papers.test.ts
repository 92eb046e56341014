import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { queryCatalogue } from '@madrasah/events';
import { feeReports } from '@madrasah/events/fees';
import test from 'ava';

const text = readFileSync(join(import.meta.dirname, '../docs/papers.md'), 'utf8');
/** Addresses of the rows of its tables. */
const listed = new Set([...text.matchAll(/^\|[^|]+\| `([^`]+)` \|/gm)].map(([, path]) => path));

const papers = queryCatalogue.filter(
  ({ name, path }) => name.endsWith('Pdf') && path.startsWith('/api/accounts/'),
);
/** Lists are asked page by page; registers tell of no day, and are open to every auditor. */
const ownPapers = papers.filter(
  ({ parts, forAuditor, name }) =>
    !('page' in (parts.query?.shape ?? {})) && forAuditor !== 'always' && name !== 'FeeReportOfAccountsPdf',
);

test('docs/papers.md names every paper of money that is no list and no register, and none that is not there', (t) => {
  t.true(ownPapers.length > 20, `${ownPapers.length}`);
  t.deepEqual(
    ownPapers.map(({ path }) => path).filter((path) => !listed.has(path)),
    [],
  );
  const there = new Set(papers.map(({ path }) => path));
  t.deepEqual(
    [...listed].filter((path) => path !== undefined && !there.has(path)),
    [],
  );
});

test('docs/papers.md names the 24 reports of fees by their numbers', (t) => {
  const rows = [...text.matchAll(/^\| (\d+) \| ([^|]+) \|/gm)].map(([, id, name]) => [Number(id), name]);
  t.deepEqual(
    rows,
    feeReports.reports.map(({ id, name }) => [id, name.bn]),
  );
});
