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

/** What tells whom a thing is about. */
export interface Telling {
  /** Whose an admission is; undefined where nobody knows it. */
  studentOf(admissionId: number): number | undefined;
  /** Whom a request is about. */
  askedOf(requestId: number): readonly number[];
}

/** Whom an event is about: by its `userId`, and by the people, admissions and requests of its `about`; perhaps twice. */
export function peopleIn({ type, data }: Pick<DomainEvent, 'type' | 'data'>, telling: Telling): number[] {
  const of = ({ entity, id }: Thing): readonly number[] => {
    if (entity === 'user') return [id];
    if (entity === 'admission') return [telling.studentOf(id) ?? 0];
    return entity === 'approval' ? telling.askedOf(id) : [];
  };
  const definition = eventCatalogue.get(type);
  const { userId } = data;
  const named = typeof userId === 'number' ? [userId] : [];
  return [...named, ...(definition ? thingsOf(definition, data) : []).flatMap(of)];
}

/** Whose notes are, by the events that name them; a note is his whom alone they are about. */
export class NotesOfPeople {
  readonly #userIds: ReadonlySet<number>;
  /** AdmissionID → whose it is. */
  readonly #students = new Map<number, number>();
  /** Request → whom it is about. */
  readonly #requests = new Map<number, readonly number[]>();
  /** NoteID → whether all that name it are about these people alone. */
  readonly #notes = new Map<number, boolean>();
  readonly #telling: Telling = {
    studentOf: (admissionId) => this.#students.get(admissionId),
    askedOf: (requestId) => this.#requests.get(requestId) ?? [],
  };

  constructor(userIds: ReadonlySet<number>) {
    this.#userIds = userIds;
  }

  /** In the order of each stream, admissions first. */
  take({ type, data }: DomainEvent): void {
    if (type === StudentAdmitted.type) {
      const { admissionId, userId } = data as DataOf<typeof StudentAdmitted>;
      this.#students.set(admissionId, userId);
    }
    const owners = peopleIn({ type, data }, this.#telling);
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
}
