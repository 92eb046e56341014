import { classes, sections, sessions } from '@madrasah/events/academics';
import type { ClassId, SectionId, SessionId } from '@madrasah/events/kernel';
import { answering, type Listed } from '../kit/wire/definitions.ts';

/** শিক্ষাবর্ষ. */
export interface SessionRow {
  readonly SessionID: SessionId;
  readonly SessionName: string;
  readonly SessionEngName: string;
  readonly SessionAraName: string;
  readonly Serial: number;
  /** 0 pending, 1 active. */
  readonly SessionAction: 0 | 1;
}

/** A section as its class names it. */
export interface SectionName {
  readonly SubClassID: SectionId;
  readonly SubClass: string;
  readonly SubClassEng: string;
}

/** জামাত, with its sections. */
export interface ClassRow {
  readonly ClassID: ClassId;
  readonly Serial: number;
  readonly ClassName: string;
  readonly EnglishClass: string;
  readonly ArabicClass: string;
  readonly ClassGroup: readonly SectionName[];
}

/** শাখা. `Serial` is the class's place, `CGSL` the section's own within it. */
export interface SectionRow extends SectionName {
  readonly SubClassAra: string;
  readonly ClassID: ClassId;
  readonly Serial: number;
  readonly CGSL: number;
  readonly Class: { readonly ClassName: string };
}

/** The session that a page is about while nobody says otherwise: the last of those that run. */
export const runningSession = (sessions: readonly SessionRow[] | undefined): SessionRow | undefined =>
  sessions?.findLast(({ SessionAction }) => SessionAction === 1);

export const sessionList = answering<Listed<SessionRow>>()(sessions.queries.list);
export const classList = answering<Listed<ClassRow>>()(classes.queries.list);
export const sectionList = answering<Listed<SectionRow>>()(sections.queries.list);
