import { type AnyRow, type Language, labelOf, type RowOfRegister } from '@madrasah/events';
import { bookCopies, bookKinds, titles } from '@madrasah/events/library';
import type { Tenant } from '../kernel/documents/index.ts';
import { registerRows } from '../kernel/register.ts';
import { bookKindsProjector, copiesProjector, titlesProjector } from './projector.ts';

type Copy = RowOfRegister<typeof bookCopies>;
type Title = RowOfRegister<typeof titles>;

/** A copy, and the title that it is one of. */
export interface Shelved {
  readonly copy: Copy;
  readonly title: Title;
  /** What the title is called. */
  readonly called: string;
}

export const shelvesNeed = [titlesProjector, copiesProjector, bookKindsProjector];

/** What the library has; titles and copies that were taken off their lists included. @throws DocumentsAway */
export async function shelvesOf(tenant: Tenant, language: Language) {
  const [allTitles, allCopies, kinds] = await Promise.all([
    registerRows(tenant, titles, titlesProjector),
    registerRows(tenant, bookCopies, copiesProjector),
    registerRows(tenant, bookKinds, bookKindsProjector),
  ]);
  const calledOf = (title: Title) => labelOf(titles, title as AnyRow, language);
  const shelved = [...allCopies.values()].flatMap((copy): readonly (readonly [number, Shelved])[] => {
    const title = allTitles.get(copy.titleId);
    return title ? [[copy.id, { copy, title, called: calledOf(title) }]] : [];
  });
  const counts = new Map<number, number>();
  for (const { titleId, retired } of allCopies.values())
    if (!retired) counts.set(titleId, (counts.get(titleId) ?? 0) + 1);
  return {
    ...{ titles: allTitles, kinds, copies: new Map(shelved), calledOf },
    copiesOf: (titleId: number) => counts.get(titleId) ?? 0,
  };
}

/** What papers say of a title, by the names of their cells. */
export const titleCells = ({ name, author, subject, shelf }: Title, title: string) => ({
  ...{ title, arabic: name.ar, author, subject, shelf },
});
