import { isRefusal, type PaperBlock, type PaperDocument } from '@madrasah/events';
import { duesLetters, refuseDues } from '@madrasah/events/dues';
import { FileAnswer } from '@madrasah/service-kit/http';
import type { Deps } from '../../deps.ts';
import { type HandledQuery, handledQuery } from '../../kernel/query.ts';
import { paperHead, paperHeadNeeds } from '../../papers/index.ts';
import { owedNeeds, owingStudents } from '../owed.ts';
import { letter, letterTitle } from './letter.ts';

const NEXT: PaperBlock = { kind: 'page' };
const BELOW: PaperBlock = { kind: 'page', half: true };

/** Letters to the guardians of everybody who owed something on a day, or to one: on paper, to be torn off and sent back. */
export function letterQueries(deps: Deps): HandledQuery[] {
  return [
    handledQuery(duesLetters, [...owedNeeds(deps), ...paperHeadNeeds], async (asked, tenant, call) => {
      const { language } = call;
      const { students, due, on } = await owingStudents(deps, asked, tenant, language);
      const owing = students
        .filter(({ admissionId }) => asked.AdmissionID === undefined || admissionId === asked.AdmissionID)
        .filter(({ userId }) => due(userId) > 0);
      if (owing.length === 0) return refuseDues('dues.nobody-owes');
      const { perPage = 1 } = asked;
      const blocks = owing.flatMap((student, index): PaperBlock[] => {
        const own = letter({ student, due: due(student.userId), on, language, isAlone: perPage === 1 });
        if (index === 0) return own;
        return [index % perPage === 0 ? NEXT : BELOW, ...own];
      });
      const paper: PaperDocument = {
        ...(await paperHead(deps, tenant, call)),
        size: 'a4',
        title: letterTitle(language),
        filters: [],
        blocks,
      };
      const pdf = await deps.files.pdf(paper);
      return isRefusal(pdf) ? pdf : new FileAnswer(pdf, 'application/pdf', 'dues-letters.pdf');
    }),
  ];
}
