import { type EventDraft, isRefusal, type Refusal } from '@madrasah/events';
import { addBookCopies, bookCopies, COPY } from '@madrasah/events/library';
import { type Desk, errandOf } from '../kernel/desk.ts';
import { handled } from '../kernel/handler.ts';
import { addTo, batchStep, type Desktop, type RegisterRoom, type Slots } from '../kernel/register/index.ts';
import { type LibraryState, libraryHomes } from './state.ts';

/** A copy is the next of its title, also after one that was taken off the list. */
const copySlots: Slots = {
  settle(attributes, { state }, before) {
    if (before) return attributes;
    const { bookCopy }: LibraryState = state;
    const beside = [...bookCopy.values()].filter(({ titleId }) => titleId === attributes['titleId']);
    return { ...attributes, copyNo: 1 + Math.max(0, ...beside.map(({ copyNo }) => copyNo)) };
  },
};

export const libraryRoom: RegisterRoom = { homes: libraryHomes, slots: { bookCopy: copySlots } };

/** So many copies of a title: all of them, or none. Pure. */
export function severalCopies(
  desktop: Desktop,
  { titleId, count }: { readonly titleId: number; readonly count: number },
): readonly EventDraft[] | Refusal {
  const drafts: EventDraft[] = [];
  for (let at = 0; at < count; at += 1) {
    const added = addTo(desktop, bookCopies, { titleId, oldNo: '', state: COPY.usable });
    if (isRefusal(added)) return added;
    drafts.push(...added.drafts);
  }
  return drafts;
}

/** Copies are added together, and their numbers told: the labels are printed from them. */
export const addingCopies = (desk: Desk) =>
  handled(addBookCopies, async (command, call) => {
    const errand = errandOf(call, addBookCopies.name, command);
    const step = await batchStep(desk, libraryRoom, errand.schoolId, (desktop) =>
      severalCopies(desktop, command),
    );
    const done = await desk.perform(step, errand);
    if (isRefusal(done)) return done;
    const ids = done.events.map(({ data }) => data['id'] as number);
    return { position: done.position, data: { from: Math.min(...ids), to: Math.max(...ids) } };
  });
