import { type Access, power } from '@madrasah/events';
import { subjects } from '@madrasah/events/academics';
import {
  type AssignmentFacts,
  AssignmentWithdrawn,
  assignmentId,
  OVER_ALL_PAPERS,
  ownPapersIn,
  PaperAssigned,
  type ResultsPlace as Place,
  resultQueries,
} from '@madrasah/events/results';
import { isPermitted } from '@madrasah/service-kit/access';
import type { SignedInCall } from '@madrasah/service-kit/http';
import {
  academicLists,
  academicSources,
  nameIn,
  placeName,
  subjectsProjector,
} from '../../academics/index.ts';
import type { Deps } from '../../deps.ts';
import type { Tenant } from '../../kernel/documents/index.ts';
import { defineProjector, when } from '../../kernel/projecting/index.ts';
import { type HandledQuery, handledQuery } from '../../kernel/query.ts';
import { registerRows } from '../../kernel/register.ts';
import { actorNames, actorsNeed } from '../../ledger/index.ts';
import type { Draft } from './draft.ts';

/** Who enters which paper; one document an assignment. */
export const assignmentsProjector = defineProjector<AssignmentFacts>({
  name: 'paper-assignments',
  version: 1,
  collection: 'paper-assignments',
  indexes: [{ sessionId: 1, examId: 1 }],
  on: {
    PaperAssigned: when(PaperAssigned, {
      keys: ({ data }) => [assignmentId(data)],
      fold: (_, { data }) => data,
    }),
    AssignmentWithdrawn: when(AssignmentWithdrawn, {
      keys: ({ data }) => [assignmentId(data)],
      fold: () => undefined,
    }),
  },
});

type Exam = Pick<Place, 'sessionId' | 'examId'>;

/** @throws DocumentsAway */
export const assignmentsOf = (tenant: Tenant, { sessionId, examId }: Exam): Promise<AssignmentFacts[]> =>
  tenant.find(assignmentsProjector, { sessionId, examId });

/** Whether the caller holds one of these. */
export async function holdsAny(
  { access }: Deps,
  { school }: Tenant,
  call: SignedInCall,
  any: readonly Access[],
) {
  const login = (await access.access(school)).logins.get(call.caller.loginId);
  return login !== undefined && any.some((one) => isPermitted(login, one));
}

/**
 * A sheet as its reader may see it: of whoever is not over all papers, his own. What is left then comes to no result.
 * `withheld` says how many papers were left out. @throws DocumentsAway
 */
export async function ownPart(
  deps: Deps,
  tenant: Tenant,
  call: SignedInCall,
  place: Place,
  draft: Draft,
): Promise<{ readonly draft: Draft; readonly withheld: number }> {
  const assignments = await assignmentsOf(tenant, place);
  if (assignments.length === 0 || (await holdsAny(deps, tenant, call, OVER_ALL_PAPERS)))
    return { draft, withheld: 0 };
  const isOwn = ownPapersIn(assignments, call.caller.loginId);
  const own = draft.rules.subjects.filter(({ subjectId }) => isOwn(place.sectionId, subjectId));
  const withheld = draft.rules.subjects.length - own.length;
  if (withheld === 0) return { draft, withheld };
  return { draft: { ...draft, rules: { ...draft.rules, subjects: own, results: undefined } }, withheld };
}

const MAY_ENTER = power('result_entry', 'insert');

/** Who enters which papers of an exam, section by section; and everybody who may be asked to. */
export const assignmentsQuery = (deps: Deps): HandledQuery =>
  handledQuery(
    resultQueries.assignments,
    [assignmentsProjector, subjectsProjector, ...academicSources, ...actorsNeed],
    async ({ session_id, exam_id }, tenant, { language }) => {
      const [found, lists, books, nameOf, { logins }] = await Promise.all([
        assignmentsOf(tenant, { sessionId: session_id, examId: exam_id }),
        academicLists(tenant),
        registerRows(tenant, subjects, subjectsProjector),
        actorNames(deps, tenant, language),
        deps.access.access(tenant.school),
      ]);
      const sections = [...lists.sections.keys()];
      const order = [...books.keys()];
      const rows = found.toSorted(
        (one, other) =>
          sections.indexOf(one.sectionId) - sections.indexOf(other.sectionId) ||
          order.indexOf(one.subjectId) - order.indexOf(other.subjectId) ||
          one.loginId - other.loginId,
      );
      const able = [...logins.values()].filter((login) => login.active && isPermitted(login, MAY_ENTER));
      return {
        data: rows.map((one) => ({
          ...{ ID: assignmentId(one), SubClassID: one.sectionId, SubjectID: one.subjectId },
          SubClass: placeName(lists, one.sectionId, language),
          SubjectName: nameIn(books.get(one.subjectId), language),
          ...{ LoginID: one.loginId, TeacherName: nameOf(one.loginId).name },
        })),
        logins: able.map(({ loginId }) => ({ LoginID: loginId, TeacherName: nameOf(loginId).name })),
      };
    },
  );
