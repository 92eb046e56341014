import test from 'ava';
import { type PlannedRoom, seatSections } from './plan.ts';

const room = (roomId: number, seats: number, across: number): PlannedRoom => ({ roomId, seats, across });
const section = (sectionId: number, count: number) => ({
  sectionId,
  userIds: Array.from({ length: count }, (_, at) => sectionId * 1000 + at),
});
const sectionOf = (userId: number | null | undefined) => (userId ? Math.floor(userId / 1000) : undefined);

/** Everybody sits once, and nobody touches one of his own. */
function proper(rooms: readonly PlannedRoom[], counts: readonly number[]): boolean {
  const made = seatSections(
    rooms,
    counts.map((count, at) => section(at + 1, count)),
  );
  if ('fault' in made) return false;
  const all = made.flatMap(({ seated }) => seated.filter((one) => one !== null));
  const apart = made.every(({ seated, across }) =>
    seated.every((userId, at) => {
      const own = sectionOf(userId);
      const right = at % across < across - 1 ? sectionOf(seated[at + 1]) : undefined;
      return own === undefined || (own !== right && own !== sectionOf(seated[at + across]));
    }),
  );
  return apart && new Set(all).size === counts.reduce((sum, count) => sum + count, 0);
}

test('two, three or many sections sit so that no two of one are neighbours, with full rooms too', (t) => {
  t.true(proper([room(1, 40, 4)], [20, 20]));
  t.true(proper([room(1, 40, 5)], [20, 20]));
  t.true(proper([room(1, 40, 4), room(2, 30, 3)], [30, 25, 15]));
  t.true(proper([room(1, 24, 4), room(2, 35, 5), room(3, 20, 2)], [13, 13, 13, 13, 13, 13]));
  t.true(proper([room(1, 40, 4)], [7]));
});

test('one section alone takes every other seat', (t) => {
  t.true(proper([room(1, 40, 4)], [20]));
  t.deepEqual(seatSections([room(1, 40, 4)], [section(1, 21)]), {
    ...{ fault: 'apart', sectionId: 1, places: 20 },
  });
});

test('seats that are missing are counted', (t) => {
  t.deepEqual(seatSections([room(1, 10, 5)], [section(1, 5), section(2, 8)]), { fault: 'seats', missing: 3 });
});

test('whatever sections there are: they are kept apart, or it is said that they cannot be', (t) => {
  let seed = 7;
  const next = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  let kept = 0;
  for (let trial = 0; trial < 300; trial += 1) {
    const rooms = Array.from({ length: 1 + next(3) }, (_, at) => room(at, 6 + next(40), 2 + next(6)));
    const counts = Array.from({ length: 1 + next(5) }, () => 1 + next(25));
    const made = seatSections(
      rooms,
      counts.map((count, at) => section(at + 1, count)),
    );
    if ('fault' in made) continue;
    kept += 1;
    t.true(proper(rooms, counts), JSON.stringify({ rooms, counts }));
  }
  t.true(kept > 50, String(kept));
});
