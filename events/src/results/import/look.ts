import * as z from 'zod';
import { answers } from '../../kernel/index.ts';
import type { Entry } from '../reckoning/index.ts';
import type { ImportPaper } from './marks-import.ts';

/** A mark on the wire: a number with its half, `absent`, or null. */
type WireMark = number | 'absent' | null;

/** A cell that a file would change. */
export interface ChangedCell {
  readonly SubjectID: number;
  readonly old: WireMark;
  readonly new: WireMark;
}

/** What taking a file of marks would do, told before it is done. */
export interface MarksLook {
  /** Cells that come to hold something else, those of them that hold a mark already, and those that stay as they are. */
  readonly changed: number;
  readonly overwritten: number;
  readonly unchanged: number;
  /** The papers of which a cell changes, in the order of the file’s columns. */
  readonly papers: readonly {
    readonly SubjectID: number;
    readonly SubjectName: string;
    readonly SubjectEngName: string;
  }[];
  /** Students with a cell that changes; those first of whom a mark is overwritten. */
  readonly rows: readonly {
    readonly row: number;
    readonly UserCode: string;
    readonly UserName: string;
    readonly cells: readonly ChangedCell[];
  }[];
  /** So many more students change than are told. */
  readonly more?: number;
  /** Rows that call somebody by a name that is nobody's of the section. */
  readonly names: readonly {
    readonly row: number;
    readonly UserCode: string;
    readonly UserName: string;
    readonly said: string;
  }[];
  readonly moreNames?: number;
}

const wireMark = (entry: Entry): WireMark => (typeof entry === 'number' ? entry / 2 : entry);

/** A row of a file that can be taken: whose it is, and its cells as they are and as they would be. */
export interface SeenRow {
  readonly line: number;
  readonly code: string;
  /** As he is recorded. */
  readonly name: string;
  /** As the file calls him, where that is no name of his. */
  readonly said: string | undefined;
  readonly cells: readonly { readonly subjectId: number; readonly was: Entry; readonly mark: Entry }[];
}

/** @param most rows that are told; the others are counted */
export function marksLook(seen: readonly SeenRow[], papers: readonly ImportPaper[], most: number): MarksLook {
  const cells = seen.flatMap((row) => row.cells);
  const changes = seen.flatMap(({ cells: all, ...row }) => {
    const changed = all.filter(({ was, mark }) => was !== mark);
    return changed.length > 0
      ? [{ ...row, changed, over: changed.filter(({ was }) => was !== null).length }]
      : [];
  });
  const inOrder = changes.toSorted((one, other) => Number(other.over > 0) - Number(one.over > 0));
  const strange = seen.filter(({ said }) => said !== undefined);
  const marked = new Set(changes.flatMap((row) => row.changed.map(({ subjectId }) => subjectId)));
  const changed = changes.reduce((sum, row) => sum + row.changed.length, 0);
  return {
    ...{ changed, overwritten: changes.reduce((sum, { over }) => sum + over, 0) },
    unchanged: cells.length - changed,
    papers: papers.flatMap(({ subjectId, name }) =>
      marked.has(subjectId) ? [{ SubjectID: subjectId, SubjectName: name.bn, SubjectEngName: name.en }] : [],
    ),
    rows: inOrder.slice(0, most).map(({ line, code, name, changed: own }) => ({
      ...{ row: line, UserCode: code, UserName: name },
      cells: own.map(({ subjectId, was, mark }) => ({
        ...{ SubjectID: subjectId, old: wireMark(was), new: wireMark(mark) },
      })),
    })),
    ...(inOrder.length > most ? { more: inOrder.length - most } : {}),
    names: strange.slice(0, most).map(({ line, code, name, said = '' }) => ({
      ...{ row: line, UserCode: code, UserName: name, said },
    })),
    ...(strange.length > most ? { moreNames: strange.length - most } : {}),
  };
}

const { cell, record, shaped } = answers;

const mark = () => z.union([z.number(), z.literal('absent')]).nullable();
const named = () => ({ row: cell.count(), UserCode: cell.code(), UserName: cell.name() });

/** The same for whoever holds an answer against it. */
export const marksLookAnswer = () =>
  shaped<MarksLook>({
    ...{ changed: cell.count(), overwritten: cell.count(), unchanged: cell.count() },
    papers: z.array(
      record({ SubjectID: cell.number(), SubjectName: cell.text(), SubjectEngName: cell.text() }),
    ),
    rows: z.array(
      record({ ...named(), cells: z.array(record({ SubjectID: cell.number(), old: mark(), new: mark() })) }),
    ),
    more: cell.count().optional(),
    names: z.array(record({ ...named(), said: cell.text() })),
    moreNames: cell.count().optional(),
  });
