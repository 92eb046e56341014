import * as z from 'zod';
import { cell, shaped } from '../endpoint/answers.ts';

/** A line of an entry, in taka and in the words of whoever looks: one of its sides is 0. */
export interface ShownLine {
  readonly account: string;
  readonly fund: string;
  /** Of a fee: its head and month. */
  readonly head?: string;
  /** Of a student: his code. */
  readonly UserCode?: string;
  readonly debit: number;
  readonly credit: number;
}

/** A day that an entry will bear. */
interface ShownDay {
  readonly on: string;
  /** The day that was asked for or that it should bear, where it bears another, and why. */
  readonly wanted?: string;
  readonly whyMoved?: string;
}

/** What is posted on one day, or taken back there. */
export interface ShownPart extends ShownDay {
  readonly as: 'posted' | 'taken-back';
  readonly lines: readonly ShownLine[];
}

/** A bill that is attached. */
interface ShownPaper {
  readonly fileId: string;
  readonly address: string;
}

/** The entry that approving a request would post now; its day is that of what it posts. */
export interface ShownEntry extends ShownDay {
  /** None where it posts nothing. */
  readonly parts: readonly ShownPart[];
  /** What comes of it, sentence by sentence. */
  readonly changes: readonly string[];
  readonly attachments: readonly ShownPaper[];
}

/** What a look answers: the entry, and by what it is told again when it is approved. */
export interface LookedAt {
  readonly entry: ShownEntry;
  readonly seen: string;
}

const day = () => ({ on: cell.day(), wanted: cell.day().optional(), whyMoved: z.string().optional() });

const line = () =>
  shaped<ShownLine>({
    ...{
      account: cell.text(),
      fund: cell.text(),
      head: cell.text().optional(),
      UserCode: cell.code().optional(),
    },
    ...{ debit: cell.money(), credit: cell.money() },
  });

/** As it is answered. */
export const lookAnswer = () =>
  shaped<LookedAt>({
    entry: shaped<ShownEntry>({
      ...day(),
      parts: z.array(
        shaped<ShownPart>({ ...day(), as: z.enum(['posted', 'taken-back']), lines: z.array(line()) }),
      ),
      changes: z.array(z.string()),
      attachments: z.array(shaped<ShownPaper>({ fileId: z.string(), address: z.string() })),
    }),
    seen: z.string(),
  });
