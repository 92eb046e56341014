import { dayInWords, wordIn } from '@madrasah/events';
import type { CharacterReport } from '@madrasah/events/hostel';
import type { Deps } from '../../deps.ts';
import { type EntryPaper, entryPaper, paperFact, type Told } from '../../entries/index.ts';
import { shownReports } from './projector.ts';

/** What a character report says: about what, and what was seen. */
export function characterSays({ entry, language, student, called }: Told<CharacterReport>): EntryPaper {
  const { on, variantId, typeId, remark } = entry;
  const fact = paperFact(language);
  const variant = fact('reportVariant', called('variantId', variantId), 0.6);
  return {
    above: [fact('code', student.userCode, 0.6), fact('day', dayInWords(on, language), 0.4)],
    lines: [[variant, fact('reportType', called('typeId', typeId), 0.4)]],
    note: `${wordIn(language, 'remark')}: ${remark || '–'}`,
  };
}

export const characterPaper = (deps: Deps) =>
  entryPaper(deps, shownReports, {
    signers: ['vacation.pass.guardian', 'vacation.pass.warden'],
    tells: characterSays,
  });
