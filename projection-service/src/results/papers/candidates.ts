import { namedTable, paisaOf, say, wordIn } from '@madrasah/events';
import { resultQueries } from '@madrasah/events/results';
import { academicSources } from '../../academics/index.ts';
import type { Deps } from '../../deps.ts';
import { examNamesProjector } from '../../exams/index.ts';
import type { HandledQuery } from '../../kernel/query.ts';
import { paperHead, paperHeadNeeds } from '../../papers/index.ts';
import { paperQueries } from '../../printing/index.ts';
import { takingAt, takingNeed } from '../candidates/index.ts';
import { placeInWords } from '../sheets/comparison.ts';

/** Who takes an exam, as the office prints it: with the fee and what of it is due. */
export const candidateFiles = (deps: Deps): readonly HandledQuery[] => {
  const { candidatesPdf: pdf, candidatesXlsx: xlsx, candidatesCsv: csv } = resultQueries;
  const needs = [...takingNeed(deps), examNamesProjector, ...academicSources, ...paperHeadNeeds];
  return paperQueries(
    deps,
    { pdf, xlsx, csv },
    [...new Set(needs)],
    'candidates',
    async ({ SessionID, ExamID, SubClassID }, tenant, call) => {
      const { language } = call;
      const place = { sessionId: SessionID, examId: ExamID, sectionId: SubClassID };
      const [head, { taking }, filters] = await Promise.all([
        paperHead(deps, tenant, call),
        takingAt(deps, tenant, place, language),
        placeInWords(tenant, place, language),
      ]);
      const columns = {
        code: { title: wordIn(language, 'code'), kind: 'code' },
        name: { title: wordIn(language, 'name'), kind: 'name' },
        father: { title: wordIn(language, 'father'), kind: 'name' },
        fee: { title: wordIn(language, 'prescribedFee'), kind: 'money' },
        due: { title: wordIn(language, 'due'), kind: 'money' },
      } as const;
      const rows = taking.map(({ UserCode, UserName, FatherName, Fee, Due }) => ({
        cells: {
          ...{ code: UserCode, name: UserName, father: FatherName },
          ...{ fee: paisaOf(Fee), due: paisaOf(Due) },
        },
      }));
      return {
        ...head,
        ...{ size: 'a4', title: say(language, 'results.paper.candidates'), filters },
        blocks: [{ kind: 'table', ...namedTable(columns, rows) }],
      };
    },
  );
};
