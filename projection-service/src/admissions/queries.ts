import { wordIn } from '@madrasah/events';
import {
  admissionQueries,
  STANDING_STATES,
  STANDINGS,
  studentsList,
  WAITING_COLUMNS,
} from '@madrasah/events/admissions';
import {
  constantName,
  FINANCIAL_STATUS_NAMES,
  GENDER_NAMES,
  RESIDENCE_NAMES,
} from '@madrasah/events/settings';
import type { SignedInCall } from '@madrasah/service-kit/http';
import { academicLists, academicSources } from '../academics/index.ts';
import type { Deps } from '../deps.ts';
import type { Tenant } from '../kernel/documents/index.ts';
import { type HandledQuery, handledQuery } from '../kernel/query.ts';
import { ROWS_ON_A_PAGE } from '../kernel/query-page.ts';
import { listQueries } from '../lists/index.ts';
import { photosNeed, photosOf } from '../people/index.ts';
import { cardQueries } from './card-list.ts';
import { counts } from './counts/counts.ts';
import { userCounts } from './counts/user-counts.ts';
import { askedNames } from './directory/index.ts';
import { families } from './family.ts';
import { type StudentFilters, shownAdmission } from './filters.ts';
import { importTemplate } from './import-template.ts';
import { kin } from './kin.ts';
import { admittedAtHand, unadmittedAtHand } from './search/at-hand.ts';
import { classRoll } from './search/class-roll.ts';
import { studentBox, TYPED_AT_MOST } from './search/student-box.ts';
import { userSearch } from './search/user-search.ts';
import { oneStudent } from './student/one-student.ts';
import type { AdmissionFacts, Student } from './student/student.ts';
import { studentNames } from './student/student-names.ts';
import { studentNotes } from './student/student-notes.ts';
import { studentsProjector } from './students-projector.ts';
import { registeredRow, studentRow } from './wire.ts';

const NOT_ADMITTED = 2;
/** Of those whom filters alone find, without a word typed. */
const FILTERED_AT_MOST = 100;

const sources = [studentsProjector, ...photosNeed, ...academicSources];

type Shown = readonly [Student, AdmissionFacts];

/** The admitted students of the school, and those who wait. */
export function admissions(deps: Deps): HandledQuery[] {
  const { statusOf } = deps;
  const rowsOf = async (shown: readonly Shown[], tenant: Tenant, { language }: SignedInCall) => {
    const ids = shown.map(([, { admissionId }]) => admissionId);
    const [lists, statuses, photoOf] = await Promise.all([
      academicLists(tenant),
      statusOf?.(tenant.school, ids),
      photosOf(
        tenant,
        shown.map(([{ userId }]) => userId),
      ),
    ]);
    const frame = { lists, language, statuses, photoOf };
    return shown.map(([person, admission]) => studentRow(person, admission, frame));
  };
  const waitingRows = async (persons: readonly Student[], tenant: Tenant, { language }: SignedInCall) => {
    const photoOf = await photosOf(
      tenant,
      persons.map(({ userId }) => userId),
    );
    return persons.map((person) => registeredRow(person, { language, photoOf }));
  };
  const shownIn = (persons: readonly Student[], wanted: StudentFilters): Shown[] =>
    persons.flatMap((person) => {
      const admission = shownAdmission(person, wanted);
      return admission ? [[person, admission] as const] : [];
    });

  return [
    ...listQueries(deps, studentsList, {
      needs: sources,
      file: 'students',
      async rows({ filter: which, is_active = STANDINGS.there, ...asked }, tenant, call, part) {
        const waiting = which === NOT_ADMITTED;
        const wanted = { ...asked, is_active };
        const atHand = waiting ? unadmittedAtHand : admittedAtHand;
        const { persons, total } = await atHand(tenant, wanted, part ?? {});
        const rows = waiting
          ? await waitingRows(persons, tenant, call)
          : await rowsOf(shownIn(persons, wanted), tenant, call);
        return { rows, beside: {}, ...(part ? { total } : {}) };
      },
      paper: async (_, asked, tenant, { language }) => ({
        filters: [
          ...(asked.filter === NOT_ADMITTED ? [wordIn(language, 'waitingStudents')] : []),
          ...(await askedNames(tenant, asked, language)),
          ...[
            asked.NewOldId === 1 ? wordIn(language, 'newcomer') : '',
            asked.NewOldId === 2 ? wordIn(language, 'returning') : '',
            constantName(GENDER_NAMES, asked.GenderID, language),
            constantName(RESIDENCE_NAMES, asked.ResidentialStatusId, language),
            constantName(FINANCIAL_STATUS_NAMES, asked.SFTID, language),
            asked.is_active === STANDINGS.left ? wordIn(language, STANDING_STATES[STANDINGS.left].word) : '',
          ].filter(Boolean),
        ],
        ...(asked.filter === NOT_ADMITTED ? { columns: WAITING_COLUMNS } : {}),
        signers: ['preparer', 'principal'],
      }),
    }),
    handledQuery(admissionQueries.searchStudents, sources, async (wanted, tenant, call) => {
      const limit = wanted.search ? TYPED_AT_MOST : FILTERED_AT_MOST;
      const { persons } = await admittedAtHand(tenant, wanted, { limit, uncounted: true });
      return { data: await rowsOf(shownIn(persons, wanted), tenant, call) };
    }),
    studentBox(),
    classRoll(),
    handledQuery(
      admissionQueries.unadmittedStudents,
      sources,
      async ({ search, ...paging }, tenant, call) => {
        const { page = 1, limit = ROWS_ON_A_PAGE } = paging;
        const part = { skip: (page - 1) * limit, limit };
        const { persons, total } = await unadmittedAtHand(tenant, { search }, part);
        const data = await waitingRows(persons, tenant, call);
        return { data, total, totalPages: Math.ceil(total / limit), currentPage: page };
      },
    ),
    ...oneStudent(sources, rowsOf),
    ...counts(),
    studentNames(),
    userSearch(deps),
    ...userCounts(),
    ...cardQueries(deps),
    studentNotes(deps),
    families(),
    kin(),
    importTemplate(),
  ];
}
