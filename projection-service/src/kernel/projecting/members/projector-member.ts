import type { DomainEvent } from '@madrasah/service-kit/codec';
import { type Envelope, type Marker, movedBy, type ProjectionStore } from '../../documents/index.ts';
import type { Touched } from '../../documents/kept/columns.ts';
import { foldWholes, inSteps, touchesOf, withParts } from '../fold.ts';
import type { Projector } from '../projector.ts';
import { KnownDocuments } from './known-documents.ts';
import { following, type ProjectorMember } from './member.ts';
import { inParts } from './parts.ts';

/** Before a collection was made or looked at. */
const UNMARKED: Marker = { built: '', written: 0 };

/** How many of the documents that were held are written in one call: others of the store wait no longer for it. */
const AT_ONCE = 500;

/**
 * A projector that follows the log. While nobody is answered from it, it holds what it has folded and writes it every
 * some thousand documents: a history that touches each of them many times is not written as many times.
 */
export function projectorMember(projector: Projector, store: ProjectionStore): ProjectorMember {
  const member: ProjectorMember = {
    ...following(projector.name),
    projector,
    target: projector.collection,
    marker: UNMARKED,
    kept: undefined,
    known: new KnownDocuments(),
    wants: (type) => Object.hasOwn(projector.on, type),
    async apply(events) {
      await forgetting(member, async () => {
        const { touches, folded } = await foldedOf(member, store, events);
        if (member.status.state === 'rebuilding' && !member.known.isFull)
          member.known.hold(folded, touches.length, member);
        else if (member.known.heldSince) await writeHeld(member, store, folded);
        else {
          await write(member, store, folded, touches);
          member.known.remember(folded);
        }
      });
    },
    async flush() {
      if (member.known.heldSince) await forgetting(member, () => writeHeld(member, store, []));
    },
  };
  return member;
}

/** After a failure half of it may be written: the store knows which. */
async function forgetting({ known }: ProjectorMember, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    known.forget();
    throw error;
  }
}

async function foldedOf(member: ProjectorMember, store: ProjectionStore, events: readonly DomainEvent[]) {
  const touches = touchesOf(member.projector, events);
  const ids = new Set(touches.map(({ id }) => id));
  const stored = await member.known.load(store, member.target, ids);
  return { touches, folded: foldWholes(member.projector, touches, stored) };
}

async function writeHeld(member: ProjectorMember, store: ProjectionStore, folded: readonly Envelope[]) {
  const held = member.known.heldWith(folded);
  for (let from = 0; from < held.length; from += AT_ONCE) {
    const some = held.slice(from, from + AT_ONCE);
    await inParts(some.length, (start, end) => {
      const part = some.slice(start, end);
      return write(member, store, part, part);
    });
  }
  member.known.remember(held);
}

async function write(
  member: ProjectorMember,
  store: ProjectionStore,
  wholes: readonly Envelope[],
  touched: readonly Touched[],
): Promise<void> {
  for (const step of inSteps(member.projector, withParts(member.projector, wholes))) {
    await store.write(member.target, step, touched, member.marker);
    member.marker = movedBy(member.marker, step);
  }
}
