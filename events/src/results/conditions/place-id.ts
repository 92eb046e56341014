import { fieldNotes, fields, Problem } from '../../kernel/index.ts';
import type { ResultsPlace } from './events.ts';

const PLACE = /^(\d{1,9})-(\d{1,9})-(\d{1,9})$/;

/** The wire's id of a section's results: `<session>-<exam>-<section>`. */
export const placeId = () =>
  fields.field(
    (raw): ResultsPlace | Problem => {
      const [, sessionId, examId, sectionId] = PLACE.exec(String(raw)) ?? [];
      if (!(Number(sessionId) && Number(examId) && Number(sectionId))) return new Problem('results.no-place');
      return { sessionId: Number(sessionId), examId: Number(examId), sectionId: Number(sectionId) };
    },
    fieldNotes.required({ type: 'string', pattern: PLACE.source, examples: ['1-2-3'] }),
  );
