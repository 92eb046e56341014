import * as z from 'zod';
import { defineCommand, fields, power } from '../kernel/index.ts';
import { MOST_COINS, NOTE_VALUES, RESOLUTIONS } from './cash.ts';

const path = '/api/accounts/day_close';
const insert = power('day_close', 'insert');
const MOST_NOTES = 100_000;

/** `{"1000": 3, "500": 1}`: how many of each note and coin. */
const notes = z
  .strictObject(
    Object.fromEntries(NOTE_VALUES.map((value) => [value, fields.optionalInteger(0, MOST_NOTES)])),
  )
  .transform((counts) =>
    NOTE_VALUES.flatMap((value): [number, number][] => {
      const count = (counts as Record<string, number | undefined>)[value] ?? 0;
      return count > 0 ? [[value, count]] : [];
    }),
  );

/** What was counted: notes, and beside them what coins below a taka make, in paisa. */
const cash = { notes, coins: fields.optionalInteger(0, MOST_COINS) };

export const closingCommands = {
  closeDay: defineCommand({
    name: 'CloseDay',
    path,
    access: insert,
    body: z.object({ account: fields.id(), on: fields.day(), ...cash }),
    toCommand: (body) => body,
    message: 'closing.day-closed',
    status: 201,
    example: { account: 2, on: '2026-04-14', notes: { 1000: 1, 100: 4 }, coins: 75 },
  }),
  countCash: defineCommand({
    name: 'CountCash',
    path: `${path}/count`,
    access: insert,
    body: z.object({ account: fields.id(), ...cash }),
    toCommand: (body) => body,
    message: 'closing.counted',
    status: 201,
    example: { account: 2, notes: { 1000: 1, 100: 4 } },
  }),
  handOverDrawer: defineCommand({
    name: 'HandOverDrawer',
    path: `${path}/hand_over`,
    access: insert,
    body: z.object({ account: fields.id(), to: fields.id(), ...cash }),
    toCommand: (body) => body,
    message: 'closing.handed-over',
    status: 201,
    example: { account: 2, to: 2, notes: { 500: 2 } },
  }),
  resolveDifference: defineCommand({
    name: 'ResolveDifference',
    path: `${path}/resolve`,
    access: power('day_close', 'edit'),
    body: z.object({
      account: fields.id(),
      on: fields.day(),
      to: fields.requiredWord(RESOLUTIONS),
      reason: fields.requiredText(300),
    }),
    toCommand: (body) => body,
    message: 'closing.resolved',
    status: 201,
    example: { account: 2, on: '2026-04-14', to: 'expense', reason: 'ভাংতি কম ছিল' },
  }),
};
