import type { Language } from '@madrasah/events';
import { entriesOf, type ResultsPlace as Place } from '@madrasah/events/results';
import type { Tenant } from '../../kernel/documents/index.ts';
import { placeKey } from '../conditions.ts';
import { type Draft, draftAt, draftNeeds } from './draft.ts';
import { publicationsProjector, publishedSheetsProjector, versionKey } from './published.ts';
import { calledIn, wordsNeed } from './words.ts';

/** Whom a section's sheet is read from, published or not. */
export const sheetAtNeeds = [...draftNeeds, publishedSheetsProjector, ...wordsNeed];

/**
 * A section's sheet as everybody who asks for it sees it: as it is typed until it is published, then the version that
 * stands, with the rules, the papers, the words and the figures it froze, whatever the settings say now.
 * @param pass of marks that are typed twice: the second stays what was typed @throws DocumentsAway
 */
export async function sheetAt(
  tenant: Tenant,
  place: Place,
  language: Language,
  pass: 1 | 2 = 1,
): Promise<{ readonly sheet: Draft; readonly standing: number | null }> {
  const [draft, publication] = await Promise.all([
    draftAt(tenant, place, language, pass),
    tenant.findOne(publicationsProjector, placeKey(place)),
  ]);
  const standing = publication?.standing ?? null;
  const facts =
    standing === null
      ? undefined
      : await tenant.findOne(publishedSheetsProjector, versionKey(place, standing));
  if (!facts) return { sheet: draft, standing };
  const { mode, settings, subjects, average, results, talents } = facts;
  const { words } = await calledIn(tenant, facts);
  const rows = new Map(facts.rows.map((row) => [row.userId, row]));
  const sheet: Draft = {
    ...draft,
    rules: { mode, settings, subjects, average, results, talents },
    candidates: draft.candidates.flatMap((candidate) => {
      const row = rows.get(candidate.userId);
      if (!row) return [];
      const entries = pass === 1 ? entriesOf(facts, row) : candidate.entries;
      return [{ ...candidate, gender: row.gender ?? candidate.gender, entries }];
    }),
    names: new Map(words.subjects.map(({ subjectId, name }) => [subjectId, name])),
    published: pass === 1 ? rows : undefined,
  };
  return { sheet, standing };
}
