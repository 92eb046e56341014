import test from 'ava';
import fc from 'fast-check';
import { joined, type Piece } from './joined.ts';

const page = (name: string, ...brings: string[]): Piece => ({ name, bytes: 100, brings, fixed: true });
const piece = (name: string, bytes: number, ...brings: string[]): Piece => ({
  name,
  bytes,
  brings,
  fixed: false,
});

test('what the same pages fetch comes in one file', (t) => {
  const pieces = [page('one', 'a', 'b'), page('two', 'a', 'b'), piece('a', 9_000), piece('b', 9_000)];
  t.deepEqual(joined(pieces, 1_000), [['a', 'b']]);
});

test('a page is not given more than its requests are worth', (t) => {
  const pieces = [page('one', 'a', 'b'), page('two', 'a'), piece('a', 900), piece('b', 1_100)];
  t.deepEqual(joined(pieces, 1_000), [['a'], ['b']]);
  t.deepEqual(joined(pieces, 1_200), [['a', 'b']]);
});

test('what a file brings counts for every page that would come to fetch it', (t) => {
  const pieces = [
    page('one', 'a', 'b', 'large'),
    page('two', 'a'),
    piece('a', 100),
    piece('b', 100, 'large'),
    piece('large', 50_000),
  ];
  t.deepEqual(joined(pieces, 1_000), [['a'], ['b', 'large']]);
});

test('pieces that bring one another may come together', (t) => {
  const pieces = [
    page('one', 'a', 'b', 'c'),
    piece('a', 100, 'b', 'c'),
    piece('b', 100, 'c'),
    piece('c', 100, 'b'),
  ];
  t.deepEqual(
    joined(pieces, 1_000).map((names) => names.toSorted()),
    [['a', 'b', 'c']],
  );
});

test('every piece that is not a page is in one file, whatever brings what', (t) => {
  const names = ['a', 'b', 'c', 'd', 'e'];
  const any = fc.array(fc.record({ bytes: fc.nat(20_000), brings: fc.subarray(names) }), {
    minLength: names.length,
    maxLength: names.length,
  });
  fc.assert(
    fc.property(any, fc.array(fc.subarray(names)), fc.nat(20_000), (parts, pages, request) => {
      const pieces = [
        ...pages.map((brings, at) => page(`page ${at}`, ...brings)),
        ...parts.map(({ bytes, brings }, at) => piece(names[at] ?? '', bytes, ...brings)),
      ];
      t.deepEqual(joined(pieces, request).flat().toSorted(), names);
    }),
  );
});
