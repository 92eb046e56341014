import { type DataOf, eventCatalogue, type Thing, thingsOf } from '@madrasah/events';
import { StudentAdmitted } from '@madrasah/events/admissions';
import { ApprovalRequested } from '@madrasah/events/approvals';
import { notesNamedBy } from '@madrasah/events/notes';
import { PersonErased } from '@madrasah/events/people';
import type { DomainEvent } from '@madrasah/service-kit/codec';
import type { RecordedEvent } from '@madrasah/service-kit/event-store';

/** What tells whose a thing is, though it may name no note itself. */
const TELLING: ReadonlySet<string> = new Set([StudentAdmitted.type, ApprovalRequested.type]);

/** Whether an event, as it is stored, may say whose a note is. Why somebody was erased is said of him, and stays. */
export const isOfNotes = ({ type, data }: RecordedEvent): boolean =>
  type !== PersonErased.type && (TELLING.has(type) || notesNamedBy(data).length > 0);

/** Whose notes are, by the events that name them; a note is his whom alone they are about. */
export class NotesOfPeople {
  readonly #userIds: ReadonlySet<number>;
  /** AdmissionID → whose it is. */
  readonly #students = new Map<number, number>();
  /** Request → whom it is about. */
  readonly #requests = new Map<number, readonly number[]>();
  /** NoteID → whether all that name it are about these people alone. */
  readonly #notes = new Map<number, boolean>();

  constructor(userIds: ReadonlySet<number>) {
    this.#userIds = userIds;
  }

  /** In the order of each stream, admissions first. */
  take({ type, data }: DomainEvent): void {
    if (type === StudentAdmitted.type) {
      const { admissionId, userId } = data as DataOf<typeof StudentAdmitted>;
      this.#students.set(admissionId, userId);
    }
    const owners = this.#ownersOf(type, data);
    if (type === ApprovalRequested.type) this.#requests.set(data['requestId'] as number, owners);
    if (owners.length === 0) return; // it is about nobody: who the note is of, others tell
    const isTheirs = owners.every((userId) => this.#userIds.has(userId));
    for (const noteId of notesNamedBy(data))
      this.#notes.set(noteId, isTheirs && (this.#notes.get(noteId) ?? true));
  }

  /** The notes that are theirs alone, by number. */
  notes(): number[] {
    return [...this.#notes].flatMap(([noteId, isTheirs]) => (isTheirs ? [noteId] : []));
  }

  #ownersOf(type: string, data: DomainEvent['data']): number[] {
    const definition = eventCatalogue.get(type);
    const { userId } = data;
    const named = typeof userId === 'number' ? [userId] : [];
    const things = definition ? thingsOf(definition, data) : [];
    return [...named, ...things.flatMap((thing) => this.#of(thing))];
  }

  #of({ entity, id }: Thing): readonly number[] {
    if (entity === 'user') return [id];
    if (entity === 'admission') return [this.#students.get(id) ?? 0];
    return entity === 'approval' ? (this.#requests.get(id) ?? []) : [];
  }
}
