import type { Context, GroupName, Name, Screen } from './screens.ts';

/** A part of a long group of the menu: what it is called, and the addresses of its screens in their order. */
interface Chapter {
  readonly name: Name;
  readonly screens: readonly string[];
}

/** The addresses of each group's screens in their order, those of a long group by chapters. */
export type MenuOrder = Partial<Record<GroupName, readonly string[] | readonly Chapter[]>>;

type Place = Pick<Screen, 'place' | 'chapter'>;

/** Every screen that the menu shows with its place in it. */
export function inMenu(contexts: readonly Context[], menu: MenuOrder): readonly Context[] {
  const places = new Map<string, Place>();
  for (const entry of Object.values(menu).flat()) {
    if (typeof entry === 'string') places.set(entry, { place: places.size });
    else for (const path of entry.screens) places.set(path, { place: places.size, chapter: entry.name });
  }
  return contexts.map((context) => ({
    ...context,
    screens: context.screens.map((screen) => ({ ...screen, ...places.get(screen.path) })),
  }));
}
