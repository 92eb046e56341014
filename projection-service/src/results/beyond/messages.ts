import { digitsOf, type FactsOf, type Language, PAPER_LANGUAGES, saidIn } from '@madrasah/events';
import { letterhead } from '@madrasah/events/institutions';
import { MARK_SHEET_SAID as SAID, smsParts, smsTexts } from '@madrasah/events/results';
import type { Deps } from '../../deps.ts';
import { institutionInfo, institutionInfoProjector } from '../../institutions/index.ts';
import type { HandledQuery } from '../../kernel/query.ts';
import { listQueries } from '../../lists/index.ts';
import { named } from '../papers/named.ts';
import { type ReportRoom, resultReportNeeds, roomOf } from '../reports/room.ts';
import type { StandingSheet, StandingStudent } from '../sheets/standing.ts';
import { examWords, isExam } from './exam.ts';
import { sharing } from './sharing.ts';

/** What ends a sentence. */
const END = { bn: '।', en: '.' } as const;

interface Told extends StandingStudent {
  readonly sheet: StandingSheet;
}

/** One student in a message: his name and code, his total and average, his division, his place where he has one. */
function studentText({ person, row, sheet }: Told, language: Language): string {
  const { code, name } = named(person, language);
  const said = (key: 'total' | 'average' | 'gpa' | 'place') => saidIn(SAID[key], language);
  const mean = row.mean === null ? '' : (row.mean / 100).toFixed(2);
  const figures = [
    row.division,
    `${said('total')} ${row.total / 2}/${row.max / 2}`,
    mean && `${said(sheet.facts.mode === 'gpa' ? 'gpa' : 'average')} ${mean}`,
    row.position === null ? '' : `${said('place')} ${row.position}`,
  ];
  return digitsOf(`${name} (${code}): ${figures.filter(Boolean).join(', ')}`, language);
}

/** The messages of each mobile; who has none stands apart, to be mended. */
function messagesIn(room: ReportRoom, house: string, language: Language): FactsOf<typeof smsTexts>[] {
  const all = room.sheets.flatMap((sheet) => sheet.students.map((student): Told => ({ ...student, sheet })));
  const byMobile = Map.groupBy(
    all.filter(({ person }) => person.profile),
    ({ person }) => person.profile?.mobile1 || `-${person.userId}`,
  );
  const textOf = (told: readonly Told[]) => {
    const [first] = told;
    const head = first ? `${house}, ${first.sheet.called.exam(language)}${END[language]}` : house;
    return [head, ...told.map((one) => studentText(one, language))].join(' ');
  };
  return [...byMobile].flatMap(([key, family]) =>
    sharing(family, textOf).map((told) => {
      const Text = textOf(told);
      const mobile = key.startsWith('-') ? '' : key;
      const { coding, units, parts } = smsParts(Text);
      return {
        ...{ Mobile: mobile, Text, Characters: units, Coding: coding, Segments: mobile ? parts : 0 },
        Students: told.map(({ person }) => named(person, language).name).join(', '),
        UserIDs: told.map(({ row }) => row.userId),
      };
    }),
  );
}

/** What each guardian could be sent after an exam. */
export const messageQueries = (deps: Deps): HandledQuery[] =>
  listQueries(deps, smsTexts, {
    needs: [...resultReportNeeds, institutionInfoProjector],
    file: 'result-messages',
    async rows(query, tenant, call) {
      if (!isExam(query)) return { rows: [], beside: {} };
      const asked = PAPER_LANGUAGES[query.language_id ?? 0];
      const language = asked === 'bn' || asked === 'en' ? asked : call.language;
      const [room, info] = await Promise.all([
        roomOf({ language, query: { ...query } }, tenant),
        institutionInfo(deps, tenant),
      ]);
      return { rows: messagesIn(room, letterhead(info, language).name, language), beside: {} };
    },
    paper: (_, query, tenant, { language }) => examWords(query, tenant, language),
  });
