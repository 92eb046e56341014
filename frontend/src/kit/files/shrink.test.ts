import test from 'ava';
import { sentSize, shrunk } from './shrink.ts';

test('a picture is sent no larger than a page needs, and never larger than it is', (t) => {
  t.deepEqual(sentSize(4800, 3600), { width: 2400, height: 1800 });
  t.deepEqual(sentSize(1000, 4000), { width: 600, height: 2400 });
  t.deepEqual(sentSize(640, 480), { width: 640, height: 480 });
  t.deepEqual(sentSize(9000, 1), { width: 2400, height: 1 });
});

test('what is light, is no photograph, or cannot be drawn here is sent as it is', async (t) => {
  const light = new File(['x'], 'a.jpg', { type: 'image/jpeg' });
  t.is(await shrunk(light), light);
  const paper = new File([new Uint8Array(600_000)], 'a.pdf', { type: 'application/pdf' });
  t.is(await shrunk(paper), paper);
  const broken = new File([new Uint8Array(600_000)], 'a.jpg', { type: 'image/jpeg' });
  t.is(await shrunk(broken), broken);
});
