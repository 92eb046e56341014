import * as z from 'zod';
import { answers } from '../../kernel/index.ts';
import { figuresAnswer, whoAnswer } from '../marks/answers.ts';

const { cell, listed, paged, record } = answers;

/** How far each section of an exam is, and every reason why it cannot be published. */
export const pointsAnswer = () =>
  paged({
    ...{ ID: z.string(), SubClassID: cell.number(), SubClass: cell.text(), ClassName: cell.text() },
    ...{ Candidates: cell.count(), Missing: cell.count(), Reasons: cell.names() },
    ...{ Published: cell.switch(), Version: cell.number().nullable(), PublishedAt: cell.time().nullable() },
  });

/** Why; null once that was erased. */
const reason = () => cell.text().nullable();

export const versionsAnswer = () =>
  listed({
    ...{ version: cell.number(), at: cell.time(), actor: cell.who() },
    /** The version that it corrects, and why. */
    ...{ corrects: cell.number().nullable(), reason: reason(), standing: cell.flag() },
    withdrawn: record({ at: cell.time(), actor: cell.who(), reason: reason() }).nullable(),
  });

/** What a correction changes of a student; null where he stands in one of the two versions alone. */
const moved = () => ({
  ...whoAnswer(),
  ...{ old: record(figuresAnswer()).nullable(), new: record(figuresAnswer()).nullable() },
});

export const correctionsAnswer = () =>
  listed({
    ...{ version: cell.number(), corrects: cell.number(), at: cell.time(), reason: reason() },
    moved: z.array(record(moved())),
  });
