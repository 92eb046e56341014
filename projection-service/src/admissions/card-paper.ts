import { digitsOf, type FactsOf, type PaperDocument, type Word, wordIn } from '@madrasah/events';
import { type cardsList, USER_TYPE_NAMES } from '@madrasah/events/people';
import { constantName } from '@madrasah/events/settings';
import type { PaperHead } from '../papers/index.ts';
import { checkMark } from '../printing/index.ts';

type Row = FactsOf<typeof cardsList>;

/** RFID cards to be printed one a page: who somebody is, and by which number a reader knows him. */
export function cardsPaper(
  head: PaperHead,
  rows: readonly Row[],
  photoOf: (userId: number) => string | null,
): PaperDocument {
  const { language, letterhead } = head;
  const line = (word: Word, value: string) => ({ label: wordIn(language, word), value });
  const cards = rows.map(({ UserID, UserCode, UserName, FatherName, UserTypeID, CardNo }) => {
    const picture = photoOf(UserID);
    return {
      front: {
        ...{ title: letterhead.name, logo: letterhead.logo, heading: UserName, photo: UserName },
        ...(picture && { picture }),
        lines: [
          line('code', digitsOf(UserCode, language)),
          line('father', FatherName),
          line('userKind', constantName(USER_TYPE_NAMES, UserTypeID, language)),
          line('cardNumber', CardNo),
        ].filter(({ value }) => value !== ''),
        // What a telephone reads is the code itself, whatever digits people read.
        mark: checkMark(UserCode, UserCode),
      },
    };
  });
  return {
    ...head,
    ...{ size: 'card', title: wordIn(language, 'rfidCards'), filters: [] },
    blocks: [{ kind: 'cards', width: 85.6, height: 54, scale: 1.2, cards }],
  };
}
