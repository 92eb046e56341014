import type * as z from 'zod';
import { answers, type LoginId } from '../kernel/index.ts';

const { cell } = answers;

/** A login's id stands under the name of a person's. */
export const loginId = () => cell.number() as unknown as z.ZodType<LoginId>;

/** Who is signed in. */
export const userAnswer = () => ({
  ...{ username: cell.text(), permissionType: cell.choice(), schoolId: cell.code(), userId: loginId() },
});
