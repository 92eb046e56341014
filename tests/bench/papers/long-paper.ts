import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { PaperDocument, PaperRow } from '@madrasah/events';
import { writePaper } from '../../../projection-service/src/printing/files/write-paper.ts';
import { type Figure, figuresOf, tell } from '../figures.ts';

const COLUMNS = [
  { title: 'দাখেলা', kind: 'code' },
  { title: 'নাম', kind: 'name' },
  { title: 'পিতা', kind: 'name' },
  { title: 'ঠিকানা', kind: 'words' },
  { title: 'মোবাইল', kind: 'code' },
  { title: 'আদায়', kind: 'money', carry: 'sum' },
] as const;
const FIRST = ['মুহাম্মদ', 'আব্দুল্লাহ', 'ইবরাহীম', 'উবায়দুল্লাহ', 'হুযাইফা', 'রিদওয়ান', 'ফাহিম', 'শাহাদাত'];
const LAST = ['রহমান', 'হোসাইন', 'ইসলাম', 'উদ্দিন', 'মাহমুদ', 'চৌধুরী', 'ফারুক', 'সিদ্দীকী'];

const of = (words: readonly string[], at: number) => words[at % words.length] as string;

function row(_: unknown, at: number): PaperRow {
  const name = `${of(FIRST, at)} ${of(LAST, at * 7)}`;
  const village = `${of(LAST, at)}পুর, ${of(FIRST, at * 3)}নগর`;
  return {
    cells: [String(1001 + at), name, `মোঃ ${name}`, village, `017${String(at).padStart(8, '0')}`, at * 100],
  };
}

/** A register of so many rows, as wide as those of a school. */
function register(rows: number): PaperDocument {
  return {
    language: 'bn',
    size: 'a4',
    letterhead: { name: 'মাদ্রাসা', address: 'ঢাকা', contact: '০১৭০০০০০০০০' },
    title: 'রেজিস্টার',
    filters: [],
    blocks: [{ kind: 'table', numbered: 'ক্র.', columns: COLUMNS, rows: Array.from({ length: rows }, row) }],
    printedAt: '2026-04-14T04:00:00Z',
  };
}

const MB = 1024 * 1024;

/** Draws a register and gives its pages away; how long it took, how much memory it needed at most, and its pages. */
async function measured(rows: number) {
  const started = performance.now();
  let bytes = 0;
  let pages = 0;
  let first = 0;
  let memory = 0;
  await writePaper(register(rows), async (piece) => {
    first ||= performance.now() - started;
    bytes += piece.length;
    pages +=
      Buffer.from(piece)
        .toString('latin1')
        .match(/\/Type \/Page\n/g)?.length ?? 0;
    memory = Math.max(memory, process.memoryUsage.rss());
    return true;
  });
  const ms = performance.now() - started;
  return { ms, first, bytes, pages, memory };
}

const [, , rows] = process.argv;
if (rows) process.send?.(await measured(Number(rows)));
else {
  const figure = figuresOf('long papers');
  const told: Figure[] = [];
  for (const length of [4_200, 21_100]) {
    // Each in a process of its own: the most memory of one is not that of the other.
    const child = fork(import.meta.filename, [String(length)]);
    const [paper] = (await once(child, 'message')) as [Awaited<ReturnType<typeof measured>>];
    const name = `${paper.pages} pages`;
    told.push(
      figure(`${name}, first bytes`, paper.first, 'ms'),
      figure(`${name}, whole`, paper.ms / 1000, 's'),
      figure(`${name}, size`, paper.bytes / MB, 'MB'),
      figure(`${name}, most memory`, paper.memory / MB, 'MB', { atMost: 400 }),
    );
  }
  tell(told);
}
