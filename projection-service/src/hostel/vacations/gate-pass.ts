import { hourInWords, type Language, say } from '@madrasah/events';
import { dayIn, type Moment, timeIn, type Vacation } from '@madrasah/events/hostel';
import { constantName, RELATION_NAMES } from '@madrasah/events/settings';
import type { Deps } from '../../deps.ts';
import { type EntryPaper, entryPaper, paperFact, type Told } from '../../entries/index.ts';
import { notesOf, notesProjector, saidIn } from '../../notes/index.ts';
import { shownVacations } from './projector.ts';
import { daysOf } from './standing.ts';

const momentInWords = (moment: Moment, language: Language) =>
  say(language, 'vacation.pass.hour', { day: dayIn(moment), time: hourInWords(timeIn(moment), language) });

/** What a gate pass says: who goes with whom, and by when he is back. */
export function passSays(
  { entry, language, student, called, number }: Told<Vacation>,
  remark: string,
): EntryPaper {
  const fact = paperFact(language);
  const said = (key: string, value: string, share: number) => ({ label: say(language, key), value, share });
  const type = called('typeId', entry.typeId);
  const guardian = constantName(RELATION_NAMES, entry.relation, language);
  return {
    above: [
      { ...fact('code', String(number), 0.6), label: say(language, 'vacation.pass.number') },
      fact('code', student.userCode, 0.4),
    ],
    lines: [
      [fact('vacationType', type, 0.6), fact('vacationDays', String(daysOf(entry)), 0.4)],
      [said('vacation.pass.goes', momentInWords(entry.from, language), 1)],
      [said('vacation.pass.comes', momentInWords(entry.to, language), 1)],
      [fact('fetchedBy', guardian, 0.6), fact('mobile', student.mobile, 0.4)],
      ...(remark ? [[{ ...fact('remark', '', 1), value: remark }]] : []),
    ],
  };
}

/** The gate pass on half a sheet; that of one who goes no more is void. */
export const gatePass = (deps: Deps) =>
  entryPaper(deps, shownVacations, {
    signers: ['guardian', 'gatekeeper', 'warden'].map((who) => `vacation.pass.${who}`),
    void: { word: 'vacation.pass.void', sentence: 'vacation.pass.voided' },
    needs: [notesProjector],
    async tells(told, tenant) {
      const { noteId } = told.entry;
      return passSays(told, saidIn(await notesOf(tenant, [noteId]), noteId, 'remark') ?? '');
    },
  });
