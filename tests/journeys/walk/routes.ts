import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = join(import.meta.dirname, '../../../frontend/src');

/** As much of a registered screen as a visitor needs. */
export interface Route {
  readonly path: string;
}

interface Context {
  readonly screens: readonly Route[];
  readonly open?: readonly Route[];
}

/** The door of whoever has no session: no context has it. */
export const DOOR: Route = { path: '/login' };

/** Every context that is registered. By a name made here, so that the pages are not compiled among the tests. */
export async function registeredContexts(): Promise<readonly Context[]> {
  const { contexts } = (await import(join(SOURCES, 'contexts.ts'))) as { contexts: readonly Context[] };
  return contexts;
}

/** The context that stands in a folder of that name. */
export async function contextIn(folder: string): Promise<Context> {
  const exported: Partial<Context>[] = Object.values(await import(join(SOURCES, folder, 'screens.ts')));
  // Registered it has its places in the menu, too: it is known by its addresses.
  const pathsOf = ({ screens = [] }: Partial<Context>) => screens.map(({ path }) => path).join(' ');
  const own = exported.map(pathsOf).filter(Boolean);
  const found = (await registeredContexts()).find((context) => own.includes(pathsOf(context)));
  if (!found) throw new Error(`frontend/src/${folder} has no context that is registered`);
  return found;
}

/** The first words of text keys: the contexts of the pages and those of the published language. */
export function textContexts(): string[] {
  const folders = [SOURCES, join(SOURCES, '../../events/src')].flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory()),
  );
  return [...new Set(folders.map(({ name }) => name))];
}

type Rows = readonly Readonly<Record<string, unknown>>[];
type Ask = (path: string) => Promise<{ data?: unknown }>;

const first = (path: string, field: string) => async (ask: Ask) => {
  const { data } = await ask(path);
  const value = (data as Rows | undefined)?.[0]?.[field];
  if (value === undefined) throw new Error(`${path} answers no ${field}`);
  return `${value}`;
};

/** What a receipt says that stands, or one that was cancelled. */
const receiptThat = (reversed: boolean, field: 'receiptId' | 'verifyCode') => async (ask: Ask) => {
  const { data } = await ask('/api/accounts/receipts?limit=200');
  const row = (data as Rows).find((receipt) => receipt['reversed'] === reversed);
  if (!row) throw new Error(`no receipt is ${reversed ? 'cancelled' : 'in force'}`);
  const { data: receipt } = await ask(`/api/accounts/receipts/${row['receiptId']}`);
  return `${(receipt as Rows[number])[field]}`;
};

const debtor = first('/api/accounts/dues?sort=-due&limit=1', 'AdmissionID');

const student = first('/api/students/view_students?limit=1', 'UserID');

/** There is no such thing in this school: its address is left out. */
const NONE = 'none';

/** A real one for each parameter; a screen's own first, where screens share a name. */
const VALUES: Readonly<Record<string, (ask: Ask) => Promise<string>>> = {
  AdmissionID: debtor,
  UserID: student,
  '/result/:id': student,
  application: first('/api/students/get_User_Onlice_RegInfo?status=0&limit=1', 'UserID'),
  voucher: first('/api/accounts/vouchers?limit=1', 'voucherId'),
  // A school may have none: the screen is walked where there is one.
  statement: async (ask) => {
    const { data } = await ask('/api/accounts/reconciliations?limit=1');
    return `${(data as Rows)[0]?.['id'] ?? NONE}`;
  },
  standing: receiptThat(false, 'receiptId'),
  struck: receiptThat(true, 'receiptId'),
  school: async () => '10001',
  genuine: receiptThat(false, 'verifyCode'),
  cancelled: receiptThat(true, 'verifyCode'),
  unknown: async () => '12-BCDFG-HJKLM',
  published: publishedResult,
  marhala: async (ask) => (await publishedResult(ask)).split('/').slice(0, 2).join('-'),
};

/** A published result, as its page's address names it; none where nothing is published yet. */
async function publishedResult(ask: Ask): Promise<string> {
  const root = '/api/public/result/10001';
  const firstId = async (path: string, field: string) => ((await ask(root + path)).data as Rows)[0]?.[field];
  const session = await firstId('/academic_session', 'SessionID');
  const exam = session && (await firstId(`/exam_name?sessionid=${session}`, 'ExamID'));
  const section = exam && (await firstId(`/sub_class?sessionid=${session}&examid=${exam}`, 'SubClassID'));
  if (!section) return NONE;
  const sheet = `/api/result/list?session_id=${session}&exam_id=${exam}&subclass_id=${section}`;
  const { examList = [] } = (await ask(sheet)) as { examList?: readonly { User: { UserCode: string } }[] };
  return [session, exam, section, examList[0]?.User.UserCode].join('/');
}

/** The addresses of a screen that leaves parts of its path away. */
const PATHS: Readonly<Record<string, readonly string[]>> = {
  '/accounting/receipts/:id': ['/accounting/receipts/:standing', '/accounting/receipts/:struck'],
  '/accounting/receipts/:id/correct': ['/accounting/receipts/:standing/correct'],
  '/accounting/vouchers/:id': ['/accounting/vouchers/:voucher'],
  '/accounting/vouchers/:id/revise': ['/accounting/vouchers/:voucher/revise'],
  '/accounting/reconciliation/:id': ['/accounting/reconciliation/:statement'],
  '/settings/add-login-users/:id': ['/settings/add-login-users/2'],
  '/result/mark-sheet/:id': ['/result/mark-sheet/:UserID'],
  '/:schoolid': ['/:school'],
  '/:schoolid/admission-registration': ['/:school/admission-registration'],
  '/:schoolid/my-application': ['/:school/my-application'],
  '/:schoolid/online_admission': ['/:school/online_admission'],
  '/:schoolid/online_admission/:usercode': ['/:school/online_admission/100001'],
  '/:schoolid/marhala/:resultUrl': ['/:school/marhala/:marhala'],
  '/:schoolid/students/:sessionid/:examid/:classid/:userid': ['/:school/students/:published'],
  '/verify/:school?/:code?': [
    '',
    '/:school',
    '/:school/:genuine',
    '/:school/:cancelled',
    '/:school/:unknown',
  ].map((rest) => `/verify${rest}`),
};

/** What else a screen shows, and only shows when it is asked for. */
const VIEWS: Readonly<Record<string, readonly string[]>> = {
  '/accounting/student-fee-collection': ['?AdmissionID=:AdmissionID'],
  '/help': ['?task=vacations'],
  '/students/report': [1, 4, 6, 7, 10, 13, 14]
    .map((id) => `?report_id=${id}`)
    .concat('?report_id=8&month=2026-04'),
  '/students/data-export': ['?SessionID=1'],
  '/students/promotion': ['?SessionID=1&ClassID=1'],
  '/students/vacation': ['?state=out', '?search=zzz'],
  '/teacherinfo': ['?filter=2'],
  '/teacherinfo/report': ['?report_id=2', '?report_id=4'],
  '/exam/routing': ['?SessionID=1'],
  '/exam/report': [1, 2, 3, 6, 9].map((id) => `?report_id=${id}&session_id=1&exam_id=1&class_id=1`),
  '/result/report': [1, 3, 5, 7].map((id) => `?report_id=${id}&session_id=1&exam_id=1&class_id=1`),
  '/result/merit-list': ['?report_id=1&session_id=1&exam_id=1'],
  '/result/charts': ['', '?by=subject&session_id=1&exam_id=1&class_id=1'],
  '/result/promotion-suggestions': ['?session_id=1&exam_id=1'],
  '/result/messages': ['?session_id=1&exam_id=1'],
  '/result/grade-list': ['?session_id=1&exam_id=1'],
  '/general-info/user-reports': ['?report_id=1', '?report_id=2', '?report_id=3'],
  '/accounting/receipts': ['?from=2025-01-01'],
  '/accounting/dues-list': ['?status=both&sort=UserCode'],
  '/accounting/fee-summary': ['?AdmissionID=:AdmissionID'],
  '/accounting/monthly-dues': ['?status=both&MonthID=1'],
  '/accounting/defaulters': ['?months=2&days=30'],
  '/students': ['?search=zzz', '?filter=2'],
  '/students/:AdmissionID': [
    '?tab=plan',
    '?tab=statement',
    '?tab=papers',
    '?tab=history',
    '?tab=details',
    '?tab=results',
    '?tab=family',
    '?tab=notes',
  ],
};

/** The addresses of a screen, with real ids in the place of parameters. */
export async function addressesOf({ path }: Route, ask: Ask): Promise<string[]> {
  const views = PATHS[path] ?? ['', ...(VIEWS[path] ?? [])].map((view) => path + view);
  const addresses = await Promise.all(views.map((view) => addressOf(path, view, ask)));
  return addresses.filter((address) => address !== undefined);
}

async function addressOf(path: string, view: string, ask: Ask): Promise<string | undefined> {
  let address = view;
  for (const [parameter, name] of address.matchAll(/:(\w+)/g)) {
    const value = VALUES[path] ?? VALUES[name as string];
    if (!value) throw new Error(`${path}: tell in tests/journeys/walk/routes.ts what a real ${name} is`);
    const real = await value(ask);
    if (real === NONE) return undefined;
    address = address.replace(parameter, real);
  }
  return address;
}
