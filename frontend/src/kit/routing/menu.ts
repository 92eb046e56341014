import { type Context, GROUPS, type GroupName, type Guard, type Name, type Screen } from './screens.ts';

export interface MenuChapter {
  /** A short group has one chapter without a name. */
  readonly name: Name | undefined;
  readonly screens: readonly Screen[];
}

export interface MenuGroup {
  readonly group: GroupName;
  readonly chapters: readonly MenuChapter[];
}

/** Screens in their order, those of a chapter together. */
function chaptersOf(screens: readonly Screen[]): readonly MenuChapter[] {
  const chapters = new Map<Name | undefined, Screen[]>();
  for (const screen of screens)
    chapters.set(screen.chapter, [...(chapters.get(screen.chapter) ?? []), screen]);
  return [...chapters].map(([name, inIt]) => ({ name, screens: inIt }));
}

/** The menu of a user: groups in order, only what he may open, no empty group and no empty chapter. */
export function menuOf(contexts: readonly Context[], may: (guard: Guard) => boolean): readonly MenuGroup[] {
  const shown = contexts
    .flatMap(({ screens }) => screens)
    .filter((screen) => screen.place !== undefined && may(screen))
    .sort((one, other) => (one.place ?? 0) - (other.place ?? 0));
  return (Object.keys(GROUPS) as GroupName[])
    .map((group) => ({
      group,
      chapters: chaptersOf(shown.filter((screen) => screen.group === group)),
    }))
    .filter(({ chapters }) => chapters.length > 0);
}
