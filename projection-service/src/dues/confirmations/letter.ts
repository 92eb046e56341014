import {
  amountInWords,
  type Day,
  digitsOf,
  type Fact,
  type Language,
  type PaperBlock,
  say,
  type Word,
  wordIn,
} from '@madrasah/events';
import { classAndSection, type StudentRow } from '../../admissions/index.ts';

export interface Told {
  readonly student: StudentRow;
  /** What he owes over all sessions, in paisa. */
  readonly due: number;
  readonly on: Day;
  readonly language: Language;
  /** It has a page to itself, with room for the office to sign. */
  readonly isAlone: boolean;
}

export const letterTitle = (language: Language) => say(language, 'dues.letter.title');

/** To whom it is, and about whom. */
function whose({ student, language }: Told): (readonly Fact[])[] {
  const fact = (key: Word, value: string, share: number): Fact => ({
    label: wordIn(language, key),
    value: key === 'name' || key === 'father' ? value : digitsOf(value, language),
    share,
  });
  return [
    [fact('name', student.name, 0.5), fact('father', student.fatherName, 0.5)],
    [
      fact('code', student.userCode, 0.25),
      fact('class', classAndSection(student), 0.4),
      fact('mobile', student.mobile, 0.35),
    ],
  ];
}

/** One letter, and below the cut what the guardian fills in and sends back. */
export function letter(told: Told): PaperBlock[] {
  const { due, on, language, student, isAlone } = told;
  const note = (text: string): PaperBlock => ({ kind: 'note', text, look: 'letter' });
  const words = amountInWords(due, language);
  const blank = (key: string, share: number): Fact => ({ label: say(language, key), value: '', share });
  const name = `${student.name} (${digitsOf(student.userCode, language)})`;
  return [
    { kind: 'facts', lines: whose(told) },
    note(say(language, 'dues.letter.greeting')),
    note(say(language, 'dues.letter.body', { day: on, due, words })),
    note(say(language, 'dues.letter.ask')),
    ...(isAlone ? [{ kind: 'form' as const, lines: [[blank('dues.letter.office', 0.6)]] }] : []),
    { kind: 'note', text: say(language, 'dues.letter.cut'), look: 'cut' },
    {
      kind: 'form',
      title: `${say(language, 'dues.letter.reply')}: ${name}`,
      lines: [
        [blank('dues.letter.agrees', 1)].map((fact) => ({
          ...fact,
          label: say(language, 'dues.letter.agrees', { day: on, due }),
        })),
        [blank('dues.letter.differs', 0.5), blank('dues.letter.why', 0.5)],
        [blank('dues.letter.guardian', 1)],
      ],
    },
  ];
}
