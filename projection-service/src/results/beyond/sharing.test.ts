import test from 'ava';
import { sharing } from './sharing.ts';

const HEAD = 'মাদরাসা।';
const textOf = (told: readonly string[]) => [HEAD, ...told].join(' ');

test('children share a text of three parts at most, each stands in one, and a long one alone', (t) => {
  const short = 'ক'.repeat(50);
  const long = 'খ'.repeat(300);
  t.deepEqual(sharing([short, short, short, short], textOf), [[short, short, short], [short]]);
  t.deepEqual(sharing([short, long, short], textOf), [[short], [long], [short]]);
  t.deepEqual(sharing([], textOf), []);
});
