import type { Logger } from '@madrasah/service-kit/logging';
import { type Documents, DocumentsAway, isBehind, type ProjectionStore } from '../../documents/index.ts';
import type { ProjectorMember } from './member.ts';

/**
 * The projectors in the common batches whose read models are not what they have written: the checkpoint, the
 * collection or its marker is gone, another's, or older than known (the store was put back).
 * @throws DocumentsAway
 */
export async function vanished(
  members: readonly ProjectorMember[],
  store: ProjectionStore,
): Promise<ProjectorMember[]> {
  // Noted before the store is asked: what is written meanwhile only moves on.
  const known = members
    .filter(({ joined, kept, status }) => joined && kept && status.state !== 'stopped')
    .map((member) => ({ member, kept: member.kept, marker: member.marker }));
  const [checkpoints, markers] = await Promise.all([
    store.checkpoints(),
    Promise.all(known.map(({ member }) => store.marker(member.projector.collection))),
  ]);
  return known.flatMap(({ member, kept, marker }, index) => {
    if (!member.joined || member.marker.built !== marker.built) return []; // it is being made anew already
    const stored = markers[index];
    const whole = stored?.built === marker.built && stored.written >= marker.written;
    return whole && kept && !isBehind(checkpoints.get(member.name), kept) ? [] : [member];
  });
}

const LOOK_MS = 8_000; // noticed within 20 s, a call that is given up included

interface Watched {
  readonly documents: Pick<Documents, 'projections'>;
  readonly log: Logger;
  readonly lookEveryMs?: number;
}

/** Looks from time to time whether the read models that were written still stand. */
export class Watch {
  readonly #members: readonly ProjectorMember[];
  readonly #watched: Watched;
  readonly #lost: (members: readonly ProjectorMember[]) => void;
  #timer: NodeJS.Timeout | undefined;
  #ended = false;

  /** @param lost told of those that do not */
  constructor(
    members: readonly ProjectorMember[],
    watched: Watched,
    lost: (members: readonly ProjectorMember[]) => void,
  ) {
    this.#members = members;
    this.#watched = watched;
    this.#lost = lost;
  }

  begin(): void {
    if (this.#ended) return;
    this.#timer = setTimeout(() => void this.#look(), this.#watched.lookEveryMs ?? LOOK_MS).unref();
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
  }

  async #look(): Promise<void> {
    try {
      const lost = await vanished(this.#members, this.#watched.documents.projections);
      if (!this.#ended) this.#lost(lost);
    } catch (error) {
      if (!(error instanceof DocumentsAway))
        this.#watched.log.error({ err: error }, 'the read models cannot be looked at');
    }
    this.begin();
  }
}
