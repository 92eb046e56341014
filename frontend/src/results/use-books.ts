import { subjects } from '@madrasah/events/academics';
import type { RowTo } from '@madrasah/events/kernel';
import { useMemo } from 'react';
import { useQuery } from '../kit/calls/index.ts';
import { useLanguage } from '../kit/text.ts';
import type { Place } from './place.ts';

/** More than a section has of books. */
const ALL_BOOKS = 100;

type Book = RowTo<typeof subjects.queries.list>;

/** The papers of a section, called as the page's language calls them; undefined until they are here. */
export function useBooks({ SubClassID }: Pick<Place, 'SubClassID'>): readonly Book[] | undefined {
  const language = useLanguage();
  const books = useQuery(subjects.queries.list, { SubClassID, limit: ALL_BOOKS }).data?.data;
  return useMemo(() => {
    const called = ({ SubjectName, EngSubjectName }: Book) =>
      (language === 'en' && EngSubjectName) || SubjectName;
    return books?.map((book) => ({ ...book, SubjectName: called(book) }));
  }, [books, language]);
}
