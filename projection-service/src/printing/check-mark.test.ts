import test from 'ava';
import { encode } from 'uqr';
import { checkMark } from './check-mark.ts';

const ADDRESS = 'https://madrasah.example.org/verify/10001/12-BCDFG-HJKLM';

/** The squares a path blackens. */
function squaresOf(path: string, side: number): boolean[][] {
  const squares = Array.from({ length: side }, () => Array<boolean>(side).fill(false));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    squares[Number(y)]?.fill(true, Number(x), Number(x) + Number(width));
  return squares;
}

test('the path blackens the squares of the code, and no others', (t) => {
  const { data, size } = encode(ADDRESS, { ecc: 'M', border: 0, maskPattern: 0 });
  const { side, path, caption } = checkMark(ADDRESS, 'যাচাই');
  t.deepEqual({ side, caption }, { side: size, caption: 'যাচাই' });
  t.deepEqual(squaresOf(path, side), data);
  t.notRegex(path.replaceAll(/M\d+ \d+h(\d+)v1h-\1z/g, ''), /./, 'and nothing else is drawn');
});

test('another address is another code', (t) => {
  t.not(checkMark(ADDRESS, '').path, checkMark(`${ADDRESS}X`, '').path);
});
