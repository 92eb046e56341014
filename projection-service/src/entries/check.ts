import type { Entered } from '@madrasah/events';
import { initialsOf, type PaperCheck } from '../papers/index.ts';
import { type ShownEntry, whoseNeed } from './called.ts';
import { wholeOf } from './students.ts';

/**
 * Whether the paper of an entry that somebody shows is ours, and whether it still stands.
 * @param tells what is told of it besides; nothing of what it says
 */
export const entryCheck = <A extends object>(
  { entry, projector }: Pick<ShownEntry<A>, 'entry' | 'projector'>,
  tells: (found: Entered<A>, number: number) => Readonly<Record<string, unknown>>,
): PaperCheck => ({
  kind: entry.paper.kind as PaperCheck['kind'],
  needs: [projector, ...whoseNeed(entry)],
  async find(tenant, [id = 0], language) {
    const found = await tenant.findOne(projector, id);
    if (!found) return undefined;
    const student = await wholeOf(tenant, found, language);
    return {
      status: found.withdrawn ? 'reversed' : 'genuine',
      ...tells(found, id),
      initials: initialsOf(student.name || undefined, language),
    };
  },
});
