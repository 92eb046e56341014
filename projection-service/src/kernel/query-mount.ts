import type Router from '@koa/router';
import { type Day, isRefusal, type Refusal, refuse } from '@madrasah/events';
import {
  entriesAsked,
  type Gate,
  JsonAnswer,
  mountQuery,
  outsideEntries,
  type QueryHandler,
} from '@madrasah/service-kit/http';
import { answerOf } from './answers/answering.ts';
import type { KeptAnswers } from './answers/kept-answers.ts';
import { type Documents, DocumentsAway } from './documents/index.ts';
import { watchedTenant } from './looking.ts';
import type { Projections } from './projecting/index.ts';
import type { Answer, HandledQuery, Source } from './query.ts';

/** The refusal while one of these cannot be relied on; undefined when all are live. */
function unreliable(projections: Projections, needs: readonly Source[]): Refusal | undefined {
  const states = needs.map(({ name }) => projections.status(name)?.state);
  if (states.includes('stopped')) return refuse('projection.stopped');
  if (states.every((state) => state === 'live')) return undefined;
  const rebuilt = needs.filter(({ name }) => projections.status(name)?.state !== 'live');
  const percent = Math.min(...rebuilt.map(({ name }) => projections.progress(name)));
  return refuse('projection.rebuilding', { percent });
}

/** @throws Error when the definition says another answer: a defect of ours, for tests to meet before a reader does */
function assertAnswer({ name, answer }: HandledQuery['definition'], given: Answer): void {
  if (!answer || isRefusal(given)) return;
  const told = given instanceof JsonAnswer ? String(given.bytes) : JSON.stringify(given);
  const wrong = answer.safeParse(JSON.parse(told)).error;
  if (wrong) throw new Error(`${name} answers what it does not say: ${wrong.message}`);
}

interface Mounting {
  readonly documents: Documents;
  readonly projections: Projections;
  readonly waitMs: number;
  readonly answers: KeptAnswers;
  /** Hold every answer against the schema of its definition. */
  readonly checksAnswers: boolean;
  /** The days of the entries of a type that papers are asked of; undefined for one that is not there. @throws StoreAway */
  daysOf(schoolId: string, type: string, ids: readonly number[]): Promise<readonly (Day | undefined)[]>;
}

/** Puts the queries on their routes; a read after a write waits up to `waitMs`. */
export function mountQueries(
  router: Router,
  gate: Gate,
  queries: readonly HandledQuery[],
  { documents, projections, waitMs, answers, checksAnswers, daysOf }: Mounting,
): void {
  const { head } = projections;
  const progress = {
    get position() {
      return head.position;
    },
    waitFor: (position: number) => head.waitFor(position, waitMs),
  };
  for (const { definition, needs, handle, schoolOf } of queries) {
    const answer: QueryHandler<unknown> = async (query, call) => {
      const refusal = unreliable(projections, needs);
      if (refusal) return refusal;
      const make = async () => {
        const school = schoolOf ? schoolOf(query) : call.caller.schoolId;
        const given = await handle(query, watchedTenant(documents.kept(school)), call);
        if (checksAnswers) assertAnswer(definition, given);
        return given;
      };
      try {
        const papers = entriesAsked(call.caller, definition, query);
        const outside =
          papers && outsideEntries(call.caller, await daysOf(call.caller.schoolId, papers.type, papers.ids));
        if (outside) return outside;
        if (schoolOf || definition.method !== 'GET') return await make();
        return await answerOf(answers, { definition, query, call, today: gate.today() }, gate.today, make);
      } catch (error) {
        if (error instanceof DocumentsAway) return refuse('store.away');
        throw error;
      }
    };
    mountQuery(router, gate, definition, answer, progress);
  }
}
