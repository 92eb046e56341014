/** A room as a plan sees it: so many seats, so many of them side by side. */
export interface PlannedRoom {
  readonly roomId: number;
  readonly seats: number;
  readonly across: number;
}

/** Who of a section is to be seated, in the order of his list. */
export interface PlannedSection {
  readonly sectionId: number;
  readonly userIds: readonly number[];
}

/** A room with whom sits on each seat, row by row; null is a seat that stays free. */
export interface SeatedRoom extends PlannedRoom {
  readonly seated: readonly (number | null)[];
}

/** Why nobody is seated: seats are missing, or one section is too large to be kept apart. */
export type SeatingFault =
  | { readonly fault: 'seats'; readonly missing: number }
  | { readonly fault: 'apart'; readonly sectionId: number; readonly places: number };

interface Seat {
  readonly room: number;
  readonly at: number;
}

const isDark = ({ across }: PlannedRoom, at: number): boolean =>
  (Math.floor(at / across) + (at % across)) % 2 === 0;

/** The seats of all rooms as on a chessboard: the dark ones first, so that no two of them touch, then the light ones. */
function chessboard(rooms: readonly PlannedRoom[]): { readonly dark: Seat[]; readonly light: Seat[] } {
  const all = rooms.flatMap((room, index) =>
    Array.from({ length: room.seats }, (_, at) => ({ room: index, at, isDark: isDark(room, at) })),
  );
  return { dark: all.filter((seat) => seat.isDark), light: all.filter((seat) => !seat.isDark) };
}

/** Beside, before and behind. */
function neighbours({ across, seats }: PlannedRoom, at: number): number[] {
  const beside = [...(at % across > 0 ? [at - 1] : []), ...(at % across < across - 1 ? [at + 1] : [])];
  return [...beside, at - across, at + across].filter((one) => one >= 0 && one < seats);
}

/** The section of whom two sit beside each other. */
function touching(rooms: readonly SeatedRoom[], sectionOf: ReadonlyMap<number, number>): number | undefined {
  for (const room of rooms)
    for (const [at, userId] of room.seated.entries()) {
      const own = userId === null ? undefined : sectionOf.get(userId);
      const other = (seat: number) => sectionOf.get(room.seated[seat] ?? 0);
      if (own !== undefined && neighbours(room, at).some((seat) => other(seat) === own)) return own;
    }
  return undefined;
}

/**
 * Seats sections in rooms so that nobody has one of his own section beside, before or behind him. The largest begins on
 * the dark fields of the chessboard, the next go on where it ends; who comes onto the light fields sits far from where
 * his section began, as long as none is larger than the dark fields.
 */
export function seatSections(
  rooms: readonly PlannedRoom[],
  sections: readonly PlannedSection[],
): readonly SeatedRoom[] | SeatingFault {
  const { dark, light } = chessboard(rooms);
  const places = [...dark, ...light];
  const largestFirst = sections.toSorted((one, other) => other.userIds.length - one.userIds.length);
  const people = largestFirst.flatMap(({ userIds }) => userIds);
  if (people.length > places.length) return { fault: 'seats', missing: people.length - places.length };
  const [largest] = largestFirst;
  if (largest && largest.userIds.length > dark.length)
    return { fault: 'apart', sectionId: largest.sectionId, places: dark.length };
  const seated = rooms.map((room) => Array<number | null>(room.seats).fill(null));
  for (const [index, userId] of people.entries()) {
    const seat = places[index] as Seat;
    (seated[seat.room] as (number | null)[])[seat.at] = userId;
  }
  const made = rooms.map((room, index) => ({ ...room, seated: seated[index] as (number | null)[] }));
  const sectionOf = new Map(
    sections.flatMap(({ sectionId, userIds }) => userIds.map((userId) => [userId, sectionId] as const)),
  );
  const near = touching(made, sectionOf);
  return near === undefined ? made : { fault: 'apart', sectionId: near, places: dark.length };
}
