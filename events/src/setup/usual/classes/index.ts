import { classes, sections, subjects } from '../../../academics/index.ts';
import type { Register } from '../../../kernel/index.ts';
import type { UsualRow, UsualRows } from '../row.ts';
import { USUAL_STAGES, type UsualBook, type UsualClass } from './class.ts';
import { LOWER_CLASSES } from './lower.ts';
import { UPPER_CLASSES } from './upper.ts';

export type { UsualBook, UsualClass } from './class.ts';

/** The classes of a qawmi madrasah in their order, each with its books. */
export const USUAL_CLASSES: readonly UsualClass[] = [...LOWER_CLASSES, ...UPPER_CLASSES];

/** The section that each class has at least. */
export const USUAL_SECTION = { SubClass: 'ক শাখা', SubClassEng: 'A', SubClassAra: 'أ' } as const;

/** A class as its form says it. */
export const classFields = ({ name: { bn, en, ar } }: UsualClass) => ({
  ...{ ClassName: bn, EnglishClass: en, ArabicClass: ar },
});

/** A book as its form says it. */
export const bookFields = ({ bn, en, ar }: UsualBook) => ({
  ...{ SubjectName: bn, EngSubjectName: en, ArabicSubject: ar },
});

function rowsOf(one: UsualClass): UsualRow[] {
  const key = one.name.en;
  const books = one.books.map((book) => ({
    ...{ register: subjects, key: `${key}/${book.bn}`, fields: bookFields(book) },
    refs: { SubClassID: [sections, key] as const },
  }));
  return [
    { register: classes, key, fields: classFields(one), group: USUAL_STAGES[one.stage] },
    { register: sections, key, fields: USUAL_SECTION, refs: { ClassID: [classes, key] } },
    ...books,
  ];
}

export const usualClasses: UsualRows = {
  part: 'classes',
  name: { bn: 'জামাত, শাখা ও কিতাব', en: 'Classes, sections and books' },
  registers: [classes, sections, subjects] as unknown as readonly Register[],
  rows: () => USUAL_CLASSES.flatMap(rowsOf),
};
