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

/** What was not touched for so long is not waited for. */
const QUIET_MS = 1_000;

/**
 * A projector that follows the log. While nobody is answered from it, it holds what it has folded and writes it every
 * some thousand documents, folding on meanwhile: a history that touches each of them many times is not written as
 * many times.
 */
export function projectorMember(projector: Projector, store: ProjectionStore): ProjectorMember {
  let writing: Promise<void> | undefined;
  let lookedAt = performance.now();
  /** @throws what the last write in the background came to; what it was to write is held again */
  const written = async () => {
    const last = writing;
    writing = undefined;
    await last;
  };
  const begin = (documents: readonly Envelope[]) => {
    writing = writeHeld(member, store, documents);
    writing.catch(() => undefined); // it is told to whoever waits for it
  };
  const member: ProjectorMember = {
    ...following(projector.name),
    projector,
    target: projector.collection,
    marker: UNMARKED,
    kept: undefined,
    known: new KnownDocuments(),
    wants: (type) => Object.hasOwn(projector.on, type),
    async apply(events) {
      const { held } = member.known;
      if (member.status.state === 'rebuilding') {
        const { touches, folded } = await foldedOf(member, store, events);
        held.hold(folded, touches.length, member);
        if (!held.isFull) return;
        await written();
        begin(held.leave());
      } else await writeThrough(member, store, events);
    },
    async flush() {
      await written();
      if (!member.known.held.since) return;
      begin(member.known.held.leave());
      await written();
    },
    passed() {
      const { held } = member.known;
      if (held.isLeaving || performance.now() - lookedAt < QUIET_MS) return;
      lookedAt = performance.now();
      const quiet = held.leaveQuiet();
      if (quiet.length > 0) begin(quiet);
    },
    rest: () => written().catch(() => undefined),
  };
  return member;
}

/** Folds and writes, each batch for itself. After a failure half of it may be written: the store knows which. */
async function writeThrough(member: ProjectorMember, store: ProjectionStore, events: readonly DomainEvent[]) {
  try {
    const { touches, folded } = await foldedOf(member, store, events);
    await write(member, store, folded, touches);
    member.known.remember(folded);
  } catch (error) {
    member.known.forget();
    throw error;
  }
}

async function foldedOf(member: ProjectorMember, store: ProjectionStore, events: readonly DomainEvent[]) {
  const touches = touchesOf(member.projector, events);
  const ids = new Set(touches.map(({ id }) => id));
  const stored = await member.known.load(store, member.target, ids);
  return { touches, folded: foldWholes(member.projector, touches, stored) };
}

async function writeHeld(
  member: ProjectorMember,
  store: ProjectionStore,
  documents: readonly Envelope[],
): Promise<void> {
  const { known } = member;
  try {
    for (let from = 0; from < documents.length; from += AT_ONCE) {
      const some = documents.slice(from, from + AT_ONCE);
      await inParts(some.length, (start, end) => {
        const part = some.slice(start, end);
        return write(member, store, part, part);
      });
    }
    known.held.left();
    known.remember(documents);
  } catch (error) {
    known.held.stay();
    known.forget();
    throw error;
  }
}

/**
 * Whose reads are no longer kept. Of documents that are folded together any part of the school may be written, also by
 * another instance whose fold we only find done.
 */
const toldOf = ({ parts }: Projector, touched: readonly Touched[]): readonly Touched[] =>
  parts ? [...new Set(touched.map(({ school }) => school))].map((school) => ({ school })) : touched;

async function write(
  member: ProjectorMember,
  store: ProjectionStore,
  wholes: readonly Envelope[],
  touched: readonly Touched[],
): Promise<void> {
  const told = toldOf(member.projector, touched);
  for (const step of inSteps(member.projector, withParts(member.projector, wholes))) {
    await store.write(member.target, step, told, member.marker);
    member.marker = movedBy(member.marker, step);
  }
}
