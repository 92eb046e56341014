/**
 * What looking through 8,000 students costs a processor: `node tests/bench/school-life/looking-through.ts`. The same
 * questions are put to the document store, as until 2026-11-24, and to the rows at hand; processor time of the whole
 * process, the store's thread in it, says something on a crowded machine too.
 */
import { admittedAtHand } from '../../../projection-service/src/admissions/search/at-hand.ts';
import { studentsProjector } from '../../../projection-service/src/admissions/students-projector.ts';
import { documentId, type Tenant } from '../../../projection-service/src/kernel/documents/index.ts';
import { testDocuments } from '../../../projection-service/src/kernel/documents/test-support.ts';
import { searchFilter, searchText } from '../../../projection-service/src/kernel/query-search.ts';
import { figuresOf, tell } from '../figures.ts';

const SCHOOL = '10001';
const STUDENTS = 8_000;
const TOGETHER = 500;
const TURNS = 60;
const WARM_UP = 5;
const NAMES = ['আব্দুল্লাহ', 'মুহাম্মদ', 'ইবরাহীম', 'উবায়দুল্লাহ', 'হুযাইফা', 'রিদওয়ান', 'শাহাদাত', 'ফাহিম'];

function student(at: number) {
  const userId = at + 1;
  const [name, fatherName] = [`${NAMES[at % NAMES.length]} ${at}`, NAMES[(at * 5) % NAMES.length] as string];
  const [userCode, mobile1] = [String(20_001 + at), `0${1_810_000_000 + at}`];
  const admission = {
    ...{ admissionId: userId, sessionId: 1 + (at % 10), classId: 1, sectionId: 2, serial: userId },
    ...{ residence: 1, newOrOld: 1, financialStatus: 1, on: '2026-01-10', at: '2026-04-01T00:00:00.000Z' },
    ...{ active: 1, left: null, withdrawn: null },
  };
  const home = { thana: '207006', post: 'সোনাগাজী', village: 'চরচান্দিয়া' };
  return {
    ...{ _id: documentId(SCHOOL, userId), school: SCHOOL, key: String(userId), position: userId },
    ...{
      userId,
      userCode,
      userType: 1,
      gender: 1,
      version: 1,
      active: 1,
      registeredOn: '2026-04-01',
      card: '',
    },
    profile: {
      ...{ name, fatherName, motherName: 'আয়েশা', dateOfBirth: '2015-03-02', nationalId: '', bloodGroup: '' },
      ...{
        mobile1,
        relationship1: 1,
        mobile2: '',
        relationship2: null,
        email: '',
        permanent: home,
        present: home,
      },
    },
    search: searchText(userCode, name, fatherName, mobile1),
    ...{ admissions: [admission], latest: admission, latestId: userId, withdrawn: [] },
  };
}

/** Milliseconds of a processor one turn takes, once it is warm. */
async function spent(act: (turn: number) => Promise<unknown>): Promise<number> {
  for (let turn = 0; turn < WARM_UP; turn += 1) await act(TURNS + turn);
  const before = process.cpuUsage();
  for (let turn = 0; turn < TURNS; turn += 1) await act(turn);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / TURNS;
}

const admitted = (typed: string) => ({
  $and: [{ latestId: { $gt: 0 } }, { 'latest.active': 1 }, ...searchFilter('search', typed)],
});
const typed = (turn: number) => `${NAMES[turn % NAMES.length]} ${turn * 131}`;
const skipped = (turn: number) => 100 * turn;

const { documents, end } = await testDocuments();
try {
  await documents.projections.prepare(studentsProjector.collection, studentsProjector.indexes);
  for (let from = 0; from < STUDENTS; from += TOGETHER) {
    const some = Array.from({ length: TOGETHER }, (_, at) => student(from + at));
    await documents.projections.write(studentsProjector.collection, some);
  }
  const tenant: Tenant = documents.of(SCHOOL);
  const kept = documents.kept(SCHOOL);
  const sort = { latestId: -1 } as const;
  const stored = (filter: object, part: { skip?: number; limit: number }) =>
    tenant.find(studentsProjector, filter as Record<string, unknown>, { sort, ...part });
  const figure = figuresOf(`looking through ${STUDENTS} students, processor time`);
  const wanted = { search: '', is_active: 1 };
  tell([
    figure('search, store', await spent((turn) => stored(admitted(typed(turn)), { limit: 30 })), 'ms'),
    figure(
      'search, at hand',
      await spent((turn) =>
        admittedAtHand(kept, { ...wanted, search: typed(turn) }, { limit: 30, uncounted: true }),
      ),
      'ms',
    ),
    figure(
      'page and count, store',
      await spent((turn) =>
        Promise.all([
          stored(admitted(''), { skip: skipped(turn), limit: 50 }),
          tenant.count(studentsProjector, admitted('')),
        ]),
      ),
      'ms',
    ),
    figure(
      'page and count, at hand',
      await spent((turn) => admittedAtHand(kept, wanted, { skip: skipped(turn), limit: 50 })),
      'ms',
    ),
    figure(
      'the same after each of so many writes',
      await spent(async (turn) => {
        const changed = { ...student(turn), position: STUDENTS + 1 + turn };
        await documents.projections.write(studentsProjector.collection, [changed]);
        await admittedAtHand(kept, wanted, { limit: 50 });
      }),
      'ms',
    ),
  ]);
} finally {
  await end();
}
process.exit(0);
