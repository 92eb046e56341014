import type { PowerName } from '@madrasah/events/access';
import type { Flag, Language } from '@madrasah/events/kernel';
import type { ComponentType } from 'react';
import type { IconName } from '../icons/paths.ts';

/** A name that the menu shows before any page is loaded. */
export type Name = Readonly<Record<Language, string>>;

/** Who may open a screen: whoever holds one flag of the power, or is of the permission type or a higher one. */
export interface Guard {
  readonly power?: PowerName;
  /** One of these; any of the four when absent. */
  readonly flags?: readonly Flag[];
  /** Permission type at most this (1 is the highest). */
  readonly type?: number;
}

export interface Screen extends Guard {
  readonly path: string;
  /** Another address that leads here. */
  readonly also?: string;
  readonly name: Name;
  readonly group: GroupName;
  /** Its place in the menu, and the chapter of a long group, as `menu.ts` has them; without one it is reached from another screen. */
  readonly place?: number;
  readonly chapter?: Name;
  /** The task of the help that tells how it is used. */
  readonly help?: string;
  /**
   * The id, as the wire names it, of what is made here, or else its name among `NEEDS`: a box that has none of it to
   * choose leads here, and so does a list or a report that rests on it.
   */
  readonly makes?: string;
  /** A working screen starts with the menu folded to icons. */
  readonly rail?: boolean;
  page(): Promise<{ readonly default: ComponentType }>;
}

/** A page for whoever has its address: no session is asked for, and no frame stands around it. */
export interface OpenPage {
  readonly path: string;
  /** Where the path alone would match what is another's: what the address must look like to be this page's. */
  readonly only?: RegExp;
  page(): Promise<{ readonly default: ComponentType }>;
}

/** A screen as its context says it: its place is said by the menu. */
export type SaidScreen = Omit<Screen, 'place' | 'chapter'>;

export interface Context<S = Screen> {
  readonly screens: readonly S[];
  readonly open?: readonly OpenPage[];
}

/** Registers the screens of a context, their routes, their menu entries, who may see them, and its open pages. */
export const defineContext = (context: Context<SaidScreen>): Context<SaidScreen> => context;

/** The groups of the menu, in the specification's order. */
export const GROUPS = {
  general: { icon: 'home', name: { bn: 'সাধারণ তথ্য', en: 'General Information' } },
  students: { icon: 'student', name: { bn: 'শিক্ষার্থী', en: 'Students' } },
  teachers: { icon: 'people', name: { bn: 'শিক্ষক ও কর্মচারী', en: 'Teachers and Staff' } },
  exam: { icon: 'exam', name: { bn: 'পরীক্ষা', en: 'Exams' } },
  result: { icon: 'result', name: { bn: 'ফলাফল', en: 'Results' } },
  board: { icon: 'board', name: { bn: 'বোর্ড পরীক্ষা', en: 'Board Exams' } },
  residence: { icon: 'residence', name: { bn: 'দারুল ইকামা', en: 'Darul Ikama' } },
  accounting: { icon: 'accounting', name: { bn: 'হিসাব', en: 'Accounting' } },
  donation: { icon: 'donation', name: { bn: 'দান', en: 'Donation' } },
  library: { icon: 'library', name: { bn: 'লাইব্রেরি', en: 'Library' } },
  settings: { icon: 'settings', name: { bn: 'সেটিংস', en: 'Settings' } },
} as const satisfies Readonly<Record<string, { icon: IconName; name: Name }>>;

export type GroupName = keyof typeof GROUPS;
