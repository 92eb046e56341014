import {
  type AnyRow,
  type EventDraft,
  labelOf,
  Problem,
  type Refusal,
  type Register,
} from '@madrasah/events';
import { refuseSetup as refuse } from '@madrasah/events/setup';
import type { Desktop } from '../kernel/register/index.ts';

/** A row that was made, by its register and id. */
export type Made = readonly [register: Register, id: number];

// Of what is used, so many are named.
const MOST_NAMED = 50;

/** In both languages, where a row has both names: a sentence knows only the one that it is told. */
function called(register: Register, row: AnyRow): string {
  return [...new Set([labelOf(register, row, 'bn'), labelOf(register, row, 'en')])].join(' / ');
}

/**
 * Takes rows off again, the last first, while nothing refers to one of them but the others; what the school has taken
 * off by itself meanwhile is left as it is.
 */
export function takeBackRows(desktop: Desktop, made: readonly Made[]): readonly EventDraft[] | Refusal {
  const drafts: EventDraft[] = [];
  const used: { path: string; problem: Problem }[] = [];
  for (const [register, id] of made.toReversed()) {
    const { rows, isUsed } = desktop.of(register);
    const row = rows.get(id);
    if (!row || row.retired) continue;
    if (isUsed(id)) {
      used.push({
        path: `${register.key}.${id}`,
        problem: new Problem('setup.usual-used', { name: called(register, row) }),
      });
      continue;
    }
    drafts.push(...register.recorded.write({ kind: 'retired', id }));
    desktop.forget(register, id);
  }
  if (used.length > 0) return refuse('setup.usual-in-use', { count: used.length }, used.slice(0, MOST_NAMED));
  return drafts;
}
