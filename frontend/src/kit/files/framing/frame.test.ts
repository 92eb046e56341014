import test from 'ava';
import { middle, SMALLEST_SHARE, sized, widest, within } from './frame.ts';

const SHAPE = 3 / 4;
const LYING = { width: 800, height: 400 };
const STANDING = { width: 300, height: 800 };

test('where nobody moves it the widest frame stands in the middle, as the server cuts it', (t) => {
  t.deepEqual(middle(LYING, SHAPE), { x: 250, y: 0, width: 300 });
  t.deepEqual(middle(STANDING, SHAPE), { x: 0, y: 200, width: 300 });
});

test('a frame never leaves its picture, however far it is pushed', (t) => {
  const { x, y, width } = within({ x: 9000, y: 9000, width: 150 }, LYING, SHAPE);
  t.deepEqual([x + width, y + width / SHAPE], [800, 400]);
  t.like(within({ x: -5, y: -5, width: 150 }, LYING, SHAPE), { x: 0, y: 0 });
});

test('it is no wider than the picture has room for and no narrower than a face', (t) => {
  t.is(within({ x: 0, y: 0, width: 9000 }, STANDING, SHAPE).width, 300);
  t.is(within({ x: 0, y: 0, width: 1 }, STANDING, SHAPE).width, 300 * SMALLEST_SHARE);
});

test('a smaller frame keeps its middle, a larger one as far as there is room', (t) => {
  const half = sized(middle(LYING, SHAPE), 0.5, LYING, SHAPE);
  t.deepEqual(half, { x: 325, y: 100, width: 150 });
  t.deepEqual(sized(half, 1, LYING, SHAPE), middle(LYING, SHAPE));
  const corner = within({ x: 0, y: 0, width: 60 }, LYING, SHAPE);
  t.deepEqual(sized(corner, 1, LYING, SHAPE), { x: 0, y: 0, width: widest(LYING, SHAPE) });
});
