import { type Context, GROUPS, type GroupName, type Guard, type Name, type Screen } from './screens.ts';

interface ChapterStart {
  /** The first place that is in it. */
  readonly from: number;
  readonly name: Name;
}

/** What a long group is parted into, by the places of its screens. */
const CHAPTERS: Partial<Record<GroupName, readonly ChapterStart[]>> = {
  accounting: [
    { from: 10, name: { bn: 'আদায়', en: 'Collection' } },
    { from: 20, name: { bn: 'বকেয়া ও অগ্রিম', en: 'Dues and Advances' } },
    { from: 25, name: { bn: 'অনুমোদন ও ছাড়', en: 'Approvals and Concessions' } },
    { from: 30, name: { bn: 'ফি ও ধার্য', en: 'Fees and Charges' } },
    { from: 40, name: { bn: 'ভাউচার', en: 'Vouchers' } },
    { from: 46, name: { bn: 'যাকাত ও তামলীক', en: 'Zakat and Tamlik' } },
    { from: 49, name: { bn: 'দিন ও মাস', en: 'Days and Months' } },
    { from: 60, name: { bn: 'বই ও বিবরণী', en: 'Books and Statements' } },
    { from: 75, name: { bn: 'নিরীক্ষা', en: 'Audit' } },
    { from: 80, name: { bn: 'খাত ও সেটিং', en: 'Ledgers and Settings' } },
  ],
};

export interface MenuChapter {
  /** A short group has one chapter without a name. */
  readonly name: Name | undefined;
  readonly screens: readonly Screen[];
}

export interface MenuGroup {
  readonly group: GroupName;
  readonly chapters: readonly MenuChapter[];
}

function chaptersOf(group: GroupName, screens: readonly Screen[]): readonly MenuChapter[] {
  const starts = CHAPTERS[group];
  if (!starts) return [{ name: undefined, screens }];
  return starts
    .map(({ from, name }, at) => {
      const end = starts[at + 1]?.from ?? Number.POSITIVE_INFINITY;
      const inIt = ({ place = 0 }: Screen) => (place >= from || at === 0) && place < end;
      return { name, screens: screens.filter(inIt) };
    })
    .filter((chapter) => chapter.screens.length > 0);
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
      chapters: chaptersOf(
        group,
        shown.filter((screen) => screen.group === group),
      ),
    }))
    .filter(({ chapters }) => chapters.some(({ screens }) => screens.length > 0));
}
