import { type accessQueries, MENU_PATH } from '@madrasah/events/access';
import type { AnswerTo, RowTo } from '@madrasah/events/kernel';
import type { Asked } from '../wire/definitions.ts';

/** Who is signed in, where, and what he may do: the first thing that a page asks. */
export type Menu = AnswerTo<typeof accessQueries.menu>;
export type PowerRow = RowTo<typeof accessQueries.menu>;
/** The answer of another address, and the read models it depends on. */
export type Along = Menu['along'][number];

export const MENU = MENU_PATH;
/** By its address alone: with its definition would come what reads all others. */
export const menu: Asked<Menu> = { path: MENU, method: 'GET' };
