import type { Clock } from '@madrasah/service-kit/clock';
import type { Codec } from '@madrasah/service-kit/codec';
import type { EventStore } from '@madrasah/service-kit/event-store';
import type { SealedFiles } from '@madrasah/service-kit/files';
import type { AccessSource } from '@madrasah/service-kit/http';
import type { SignedLink } from '@madrasah/service-kit/links';
import type { Logger } from '@madrasah/service-kit/logging';
import type { SnapshotPlace } from '@madrasah/service-kit/snapshots';
import type { DraftKeyOf } from '@madrasah/service-kit/vault';
import type { DigitsJudged } from './applications/digits.ts';
import type { Documents } from './kernel/documents/index.ts';
import type { Projections } from './kernel/projecting/index.ts';
import type { HandledQuery } from './kernel/query.ts';
import type { BooksShelf } from './ledger/books/index.ts';
import type { Verifier } from './ledger/proof/index.ts';
import type { FileMaker } from './printing/files/file-maker.ts';

/** AdmissionID → AdmissionStatus: 0 nothing paid, 1 no due, 2 all conceded, 3 part paid, 4 nothing charged. */
export type StatusOf = (
  schoolId: string,
  admissionIds: readonly number[],
) => ReadonlyMap<number, number> | Promise<ReadonlyMap<number, number>>;

/** What a context may build its queries on. A query itself is handed its school's read models. */
export interface Deps {
  readonly store: EventStore;
  readonly codec: Codec;
  readonly documents: Documents;
  readonly clock: Clock;
  readonly log: Logger;
  readonly dataDir: string;
  /** How a folder of snapshots is kept; on this machine alone when absent. */
  readonly snapshotsAt?: ((directory: string) => SnapshotPlace) | undefined;
  /** Logins and institutions; read from their streams until their folds are live. @throws StoreAway */
  readonly access: AccessSource;
  /** Whether somebody of a school is connected now. */
  online(schoolId: string): boolean;
  /** The running projections; only once the app is made, so within handlers. */
  projections(): Projections;
  /** What must still be done when the app is closed, the projections standing still. */
  atEnd(work: () => Promise<void>): void;
  /** The books of the schools lately asked for: one shelf for all. */
  readonly shelf: BooksShelf;
  /** Proves a school's books and lists, here where they are answered from. */
  readonly verifier: Verifier;
  /** From the books; without it student rows carry no AdmissionStatus. */
  readonly statusOf?: StatusOf | undefined;
  /** Where everybody reaches the pages, without a slash at the end: the codes on papers lead there. */
  readonly publicUrl: string;
  /** Makes the files of lists and reports. */
  readonly files: Pick<FileMaker, 'make' | 'pdf' | 'picturesOf'>;
  /** What was kept sealed, for whoever may see it. */
  readonly sealedFiles: Pick<SealedFiles, 'read'>;
  /** The check letters of a paper of a school: who has no key of ours cannot make them. */
  seal(school: string, document: string): string;
  /** What a login's drafts are sealed with in browsers. */
  readonly draftKey: DraftKeyOf;
  /** Judges the four digits of an application, where they are counted. */
  readonly digits: DigitsJudged;
  /** What a link to something of a school must carry to open it. */
  readonly link: SignedLink;
}

/** A context of the read side: its queries, which name the projectors and listeners they need. */
export type Context = (deps: Deps) => readonly HandledQuery[];
