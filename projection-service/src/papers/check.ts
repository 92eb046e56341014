import { firstLetter, type Language, say } from '@madrasah/events';
import type { Tenant } from '../kernel/documents/index.ts';
import type { Source } from '../kernel/query.ts';
import type { CodedPaper } from './seal.ts';

/** How whoever holds a paper of a kind is told whether it is ours, by the numbers that name it. */
export interface PaperCheck {
  readonly kind: CodedPaper;
  readonly needs: readonly Source[];
  /** What is told beside kind and house; undefined where there is no such paper. @throws StoreAway · DocumentsAway */
  find(
    tenant: Tenant,
    ids: readonly number[],
    language: Language,
  ): Promise<
    | ({ readonly status: 'genuine' | 'reversed' | 'superseded' | 'withdrawn' } & Readonly<
        Record<string, unknown>
      >)
    | undefined
  >;
}

/** The first letter of each word of a name: enough for its bearer, nothing for anybody else. */
export const initials = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `${firstLetter(word)}.`)
    .join(' ');

/** The initials of whom a paper is about; an erased person has none left. */
export const initialsOf = (name: string | undefined, language: Language): string =>
  name === undefined || name === say(language, 'people.erased-name') ? '' : initials(name);
