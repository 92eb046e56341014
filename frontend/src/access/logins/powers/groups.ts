import type { PowerName } from '@madrasah/events/access';
import { menuOf } from '../../../kit/routing/menu.ts';
import { type Context, GROUPS, type Name } from '../../../kit/routing/screens.ts';

export interface PowerGroup<Row> {
  /** As the menu calls it; none for what no page of the menu asks for. */
  readonly name: Name | undefined;
  /** Within a long group of the menu. */
  readonly chapter: Name | undefined;
  readonly powers: readonly { readonly row: Row; readonly pages: readonly Name[] }[];
}

/** What opens no page of its own, but buttons on the pages of another power: it stands after that. */
const AFTER: Partial<Record<PowerName, PowerName>> = { result_publish: 'result_report' };

/** Chapters of the menu with the power of each of their screens, as often as it is asked. */
const chaptersIn = (contexts: readonly Context[]) =>
  menuOf(contexts, () => true).flatMap(({ group, chapters }) =>
    chapters.map(({ name, screens }) => ({ name: GROUPS[group].name, chapter: name, screens })),
  );

/** Powers in the chapter of the menu where most of their pages are, each with the pages it opens. */
export function powerGroups<Row extends { readonly PowerName: string }>(
  contexts: readonly Context[],
  rows: readonly Row[],
): readonly PowerGroup<Row>[] {
  const chapters = chaptersIn(contexts);
  const counted = (power: string) =>
    chapters.map(({ screens }) => screens.filter((screen) => screen.power === power).length);
  const homeOf = (power: string): number => {
    const counts = counted(AFTER[power as PowerName] ?? power);
    const most = Math.max(...counts);
    return most === 0 ? chapters.length : counts.indexOf(most);
  };
  // Once, where it stands in two groups of the menu.
  const pagesOf = (power: string) => {
    const opened = chapters.flatMap(({ screens }) => screens.filter((each) => each.power === power));
    return [...new Map(opened.map(({ name }) => [name.en, name])).values()];
  };
  const homes = new Map(rows.map((row) => [row, homeOf(row.PowerName)]));
  const nothing = { name: undefined, chapter: undefined, screens: [] };
  return [...chapters, nothing]
    .map(({ name, chapter, screens }, at) => {
      const order = screens.map(({ power }) => power as string | undefined);
      const place = (power: string) => order.indexOf(AFTER[power as PowerName] ?? power);
      const here = rows.filter((row) => homes.get(row) === at);
      here.sort((one, other) => place(one.PowerName) - place(other.PowerName));
      return { name, chapter, powers: here.map((row) => ({ row, pages: pagesOf(row.PowerName) })) };
    })
    .filter(({ powers }) => powers.length > 0);
}
