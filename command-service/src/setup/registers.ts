import { isRefusal } from '@madrasah/events';
import { type UsualRows, usualRowId, withoutRows } from '@madrasah/events/setup';
import { today } from '@madrasah/service-kit/clock';
import { batchStep } from '../kernel/register/index.ts';
import type { Operation } from '../operations/state.ts';
import { roomOf } from './rooms.ts';
import { inRows, inWords, takeRows } from './take.ts';
import { type Made, takeBackRows } from './take-back.ts';
import { type Taking, unknownOf, type Work } from './work.ts';

/** What an operation of a part has made, in the order in which one row may name another. */
const madeIn = ({ registers }: Operation, part: UsualRows): Made[] =>
  part.registers.flatMap((register) => (registers?.[register.key] ?? []).map((id): Made => [register, id]));

/** A part that is rows of registers: taken whole in one append, and taken back whole. */
export const rowsWork = (part: UsualRows): Work => ({
  part,
  async taking(desk, without, { schoolId }) {
    const all = part.rows(today(desk.clock));
    const unknown = unknownOf(without, new Set(all.map(usualRowId)));
    if (unknown) return unknown;
    const rows = withoutRows(all, without);
    const seen: Taking['seen'] = {};
    const step = await batchStep(desk, roomOf(part), schoolId, (desktop) => {
      const taken = takeRows(desktop, rows);
      if (isRefusal(taken)) return taken;
      const { drafts, made, there } = taken;
      seen.comes = {
        ...{ drafts, count: made.length },
        make: (language) => inWords(made, language),
        there: (language) => inWords(there, language),
        rows: (language) => inRows(made, language),
      };
      return drafts;
    });
    return { step, seen };
  },
  madeBy(events) {
    const added = part.registers.map((register) => {
      const changes = events.flatMap((event) => register.recorded.read(event) ?? []);
      return [register.key, changes.flatMap((one) => (one.kind === 'added' ? [one.id] : []))] as const;
    });
    return Object.fromEntries(added.filter(([, ids]) => ids.length > 0));
  },
  takingBack(desk, operation, { schoolId }) {
    const made = madeIn(operation, part);
    return batchStep(desk, roomOf(part), schoolId, (desktop) => takeBackRows(desktop, made));
  },
});
