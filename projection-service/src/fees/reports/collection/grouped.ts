import { saidIn } from '@madrasah/events';
import { NEW_OLD_SAID, RESIDENCES_SAID } from '@madrasah/events/admissions';
import { GENDERS_SAID } from '@madrasah/events/people';
import { madeOfMoves } from '../made.ts';
import { isAsked, type Pupil } from '../roll.ts';
import { classCategories, type Line, type Room, type Rows } from '../room.ts';
import { collectionFoot } from './foot.ts';
import { headColumns, partsIn } from './heads.ts';
import type { Move } from './moves.ts';
import { askedMoves } from './register.ts';
import { splitCells } from './split-cells.ts';

interface Group {
  readonly id: number;
  readonly name: string;
}

const payersOf = (moves: readonly Move[]) =>
  new Set(moves.filter(({ isBack, backOn }) => !isBack && backOn === undefined).map(({ userId }) => userId))
    .size;

/** What was collected of each group of students: how many there are, how many paid, and what. */
function grouped(room: Room, groups: readonly Group[], groupOf: (pupil: Pupil) => number): Rows {
  const moves = askedMoves(room);
  const heads = headColumns(room, partsIn(moves));
  const { SessionID, ClassID } = room.query;
  const asked = { ...(SessionID && { SessionID }), ...(ClassID && { ClassID }) };
  const pupils = [...room.roll.values()].filter((pupil) => isAsked(pupil, asked));
  const groupIn = ({ admissionId }: Move) => {
    const pupil = room.roll.get(admissionId);
    return pupil ? groupOf(pupil) : 0;
  };
  const known = groups.some(({ id }) => id === 0) ? groups : [...groups, { id: 0, name: '–' }];
  const lines = known.flatMap(({ id, name }): Line[] => {
    const own = moves.filter((move) => groupIn(move) === id);
    const students = new Set(pupils.filter((pupil) => groupOf(pupil) === id).map(({ userId }) => userId))
      .size;
    if (own.length === 0 && students === 0) return [];
    return [
      {
        key: id,
        cells: { of: name, class: name, students, payers: payersOf(own), ...splitCells(own, room) },
        of: {},
        spread: { heads: heads.spread(partsIn(own)) },
        made: madeOfMoves(room, own, heads),
      },
    ];
  });
  return { lines, categories: { head: heads.categories }, ...collectionFoot(room, moves) };
}

/** 4, and 8 by the heads. */
export const classes = (room: Room): Rows => grouped(room, classCategories(room), ({ classId }) => classId);

const said = (names: typeof NEW_OLD_SAID, { language }: Room): Group[] =>
  names.map((one) => ({ id: one.id, name: saidIn(one, language) }));

/** 17, 18, 19. */
export const byNewOld = (room: Room): Rows =>
  grouped(room, said(NEW_OLD_SAID, room), ({ newOrOld }) => newOrOld);
export const byResidence = (room: Room): Rows =>
  grouped(room, said(RESIDENCES_SAID, room), ({ residence }) => residence);
export const byGender = (room: Room): Rows => grouped(room, said(GENDERS_SAID, room), ({ gender }) => gender);
