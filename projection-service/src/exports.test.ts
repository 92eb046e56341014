import { type QueryDefinition, queryCatalogue } from '@madrasah/events';
import test from 'ava';
import { recordSchool } from './app-test-school.ts';
import { SCHOOL, type TestApp, testApp } from './app-test-support.ts';

let app: TestApp;
test.before(async () => {
  app = await testApp();
  await recordSchool(app, SCHOOL, 'ক');
  await app.settled();
});
test.after.always(() => app.end());

const PARTS =
  'SessionID=1&ClassID=1&SubClassID=1&AdmissionID=2&sessionId=1&classId=1&from=2026-04-01&to=2026-04-30&id=1&report_id=1';

/** What answers rows and is no list of money or people: a query that is in none of these must be saved for a spreadsheet. */
const NO_LIST: Readonly<Record<string, string>> = {
  'one thing, or figures of one':
    'OneMadrasah RenewalLeft InstitutionInfo SettingsInfo MoneyRules Session User TotalUsers CodeSettings UserCodeCheck ' +
    'Student StudentByCode StudentOfSession OnlineAdmissionSetting Applicant AskedOpeningBalances Note ReceiptNumber ' +
    'Spendable WalletStanding Voucher ZakatSpendable Receipt StudentFeeAdmission FeeLand FeePlan ' +
    'LeaverSettlement TotalDue LateFeeRule StudentFeesSet PrintSettings File ExamSettings AdmitCardSettings ' +
    'SingleResult CertificateResult FundClosing Overview ConcessionLimits TransferLimit AllMadrasahStatus AuditVerify RecountProgress ApiDocument ' +
    'ResultList ResultCharts PermissionMenu StudentNotes StandingConcessions Family Kin AlikePerson AuditTrail SalaryOf',
  'the choices of a form or a box':
    'LoginBox Genders Residences FinancialStatuses Relations PermissionTypes Months BloodGroups Divisions Districts ' +
    'Thanas PersonBox UserTypes StudentBox ClassRoll SearchUsers SearchStudents PaymentTypes PaymentAccounts Keepers ' +
    'ClassPayers ZakatOwed Invigilators ExamNames2 VacationTypes2 CharacterTypes2 CharacterVariants2 MonthNamesOfClass ' +
    'StudentNames UserPhotos DonorBox DonationForm',
  'saved by another address': 'UnadmittedStudents', // view_students?filter=2
  'what is set up, not who owes or has':
    'Powers Periods ClosedYears FeeMatrix SiblingRules MonthCalendar SubjectConditions AverageConditions ' +
    'ResultsConditions TalentConditions SeatPlans AdmitCards Assignments Auditors DailyRoots SheetVersions ' +
    'ResultProgress PointResults SetupSteps SchoolLacks ProposedRoutine',
  'a paper as its own document':
    'ContraPaper TransferPaper WalletSettlementPaper JournalVoucherPaper RefundVoucherPaper StaffAdvancePaper CashierDebtPaper ' +
    'VoucherPaper TamlikPaper ReceiptPaper ReceiptsPaymentsPaper IncomeExpensePaper FinancialPositionPaper ' +
    'FundMovementPaper DailyStatementPaper CashBookPaper BankBookPaper LedgerPaper SubLedgerPaper LoansPaper SuppliersPaper ' +
    'DonationPaper CollectedForOthersPaper ControlsPaper ExplainPaper JournalExport StudentExport',
  'counts of the first page, whose lists are saved by themselves':
    'StudentsByClass StudentsBySession ZakatDues',
};
const declared = new Set(Object.values(NO_LIST).flatMap((names) => names.split(' ')));

const isFile = ({ path }: QueryDefinition) => /\.(pdf|xlsx|csv)$/.test(path);
const asked = queryCatalogue.filter((query) => query.method === 'GET' && query.access.kind !== 'public');
const files = new Map(asked.filter(isFile).map((query) => [query.path, query]));
const hasFiles = ({ path }: QueryDefinition) =>
  ['xlsx', 'csv'].every((ending) => files.has(`${path}.${ending}`));

test('every list is saved for a spreadsheet, or is said to be none', (t) => {
  const neither = asked.filter((query) => !isFile(query) && !hasFiles(query) && !declared.has(query.name));
  t.deepEqual(
    neither.map(({ name }) => name),
    [],
  );
  const both = asked.filter((query) => hasFiles(query) && declared.has(query.name));
  t.deepEqual(
    both.map(({ name }) => name),
    [],
    'what has files is a list',
  );
  const known = new Set(asked.map(({ name }) => name));
  t.deepEqual(
    [...declared].filter((name) => !known.has(name)),
    [],
    'there is such a query',
  );
});

const MEDIA = { xlsx: /spreadsheetml/, csv: /^text\/csv/ };
const addressOf = (path: string) => `${path.replace(/:\w+/g, '1')}?${PARTS}`;

for (const query of asked.filter(hasFiles))
  test.serial(`${query.name} is saved as it is answered`, async (t) => {
    const shown = await app.get(addressOf(query.path));
    for (const [ending, media] of Object.entries(MEDIA)) {
      const saved = await app.get(addressOf(`${query.path}.${ending}`));
      // Refused is refused alike: what is asked for here does not stand in this school.
      if (shown.status !== 200) t.is(saved.status, shown.status, ending);
      else {
        t.is(saved.status, 200, `${ending} ${JSON.stringify(saved.body).slice(0, 200)}`);
        t.regex(saved.headers.get('content-type') ?? '', media);
        t.true(Number(saved.headers.get('content-length') ?? saved.body.length) > 0);
      }
    }
  });
