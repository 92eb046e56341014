import { dhakaDay, type PlainList, wordIn } from '@madrasah/events/kernel';
import { PaperFiles } from '../../report/index.ts';
import { useLanguage } from '../../text.ts';
import type { Listing } from './use-listing.ts';

interface Props<L> {
  readonly listing: Listing<L>;
  /** Of the saved files, after the list's own name: the days they are of. Today where absent. */
  readonly days?: string;
  /** There is something to print though the list has no rows. */
  readonly filled?: boolean;
}

/** A defined list on paper, as workbook and as CSV: all of what is asked for, not the page that is shown. */
export function ListFiles<L extends PlainList>({
  listing: { of, asked, query },
  days,
  filled = false,
}: Props<L>) {
  const language = useLanguage();
  const answer = query.data as { readonly total: number } | undefined;
  return (
    <PaperFiles
      path={of.question.path}
      query={asked}
      name={`${wordIn(language, of.title)} ${days ?? dhakaDay(new Date())}`}
      disabled={!answer?.total && !filled}
    />
  );
}
