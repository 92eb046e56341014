import type { EventDraft } from '@madrasah/events';

/** Thrown out of a command that was only tried: what its first step would have recorded, and in which stream. */
export class Tried extends Error {
  override readonly name = 'Tried';
  readonly stream: string;
  readonly drafts: readonly EventDraft[];
  constructor(stream: string, drafts: readonly EventDraft[]) {
    super(`tried on ${stream}`);
    this.stream = stream;
    this.drafts = drafts;
  }
}
