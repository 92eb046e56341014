import test from 'ava';
import { boardNames } from '../boards/index.ts';
import { plainStreams } from '../catalogue/index.ts';
import { defineManifest, defineStream } from './index.ts';

test('a plain register brings what one that is made brings, and is served by its stream', (t) => {
  const streams = { boards: defineStream('boards') };
  const { plain, ...manifest } = defineManifest({ streams, plain: [boardNames] });
  t.deepEqual(plain, [boardNames]);
  const { plain: none, ...byHand } = defineManifest({ streams, made: [boardNames.made] });
  t.deepEqual(none, []);
  t.deepEqual(manifest, byHand);
  const served = plainStreams.find(({ stream }) => stream.category === 'boards');
  t.is(served?.registers[0], boardNames);
  t.is(served?.stream('1001'), 'boards-1001');
});

test('a plain register in a stream that its context does not declare is named', (t) => {
  t.throws(() => defineManifest({ streams: { exams: defineStream('exams') }, plain: [boardNames] }), {
    message: /BoardName stands in boards/,
  });
});
