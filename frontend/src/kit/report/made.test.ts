import test from 'ava';
import { type Made, madeReader } from './made.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

test('how far a paper is stands between its objects, and may be torn between two pieces', (t) => {
  const told: Made[] = [];
  const read = madeReader((made) => told.push(made));
  read(bytes('%PDF-1.7 ...endobj\n%made 12/3'));
  t.deepEqual(told, []);
  read(bytes('40\n7 0 obj'));
  read(bytes(`${'x'.repeat(500)}endobj\n%made 200/340\n`));
  read(bytes('xref'));
  t.deepEqual(told, [
    { done: 12, total: 340 },
    { done: 200, total: 340 },
  ]);
});
