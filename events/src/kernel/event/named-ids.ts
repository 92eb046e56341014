declare const NAMES: unique symbol;

/**
 * An id that says what it names. A plain number is as good, as it comes off the wire or out of a box; the id of another
 * thing is not: a class's where a section's is asked for does not compile.
 */
export type Id<K extends string> = number & { readonly [NAMES]?: K };

export type SessionId = Id<'session'>;
export type ClassId = Id<'class'>;
export type SectionId = Id<'section'>;
export type ExamId = Id<'exam'>;
export type SubjectId = Id<'subject'>;
/** A person, whatever he is. */
export type UserId = Id<'user'>;
/** A student's year: of one person there are several. */
export type AdmissionId = Id<'admission'>;
/** Who signs in; historically under the name of a person's. */
export type LoginId = Id<'login'>;

/**
 * What ids are called, on the wire and in facts, and what they name: whoever defines a member of such a name need not
 * say more. The `class_id` of exams is a section's; whoever asks so says it himself.
 */
interface Called {
  readonly SessionID: SessionId;
  readonly sessionId: SessionId;
  readonly session_id: SessionId;
  readonly ClassID: ClassId;
  readonly Classid: ClassId;
  readonly classId: ClassId;
  readonly SubClassID: SectionId;
  readonly subclass_id: SectionId;
  readonly sectionId: SectionId;
  readonly ExamID: ExamId;
  readonly examId: ExamId;
  readonly exam_id: ExamId;
  readonly SubjectID: SubjectId;
  readonly BookID: SubjectId;
  readonly subjectId: SubjectId;
  readonly UserID: UserId;
  readonly userId: UserId;
  readonly user_id: UserId;
  readonly AdmissionID: AdmissionId;
  readonly admissionId: AdmissionId;
}

/** A plain number becomes the id; what has said already what it names, and what is none, stays. */
type Named<V, I> = V extends number ? (number extends V ? (typeof NAMES extends keyof V ? V : I) : V) : V;

/** What a member of this name holds, with the type of what its name says. */
export type NamedAs<K, V> = K extends keyof Called ? Named<V, Called[K]> : V;

/** The members of a record whose names say what they name, with the type of it. */
export type WithIds<T> = {
  [K in keyof T]: NamedAs<K, T[K]>;
};
