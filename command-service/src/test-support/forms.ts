import {
  type CommandDefinition,
  commandCatalogue,
  secondPersonKinds,
  type UploadDefinition,
} from '@madrasah/events';

const person = {
  UserName: 'আব্দুল্লাহ',
  FatherName: 'আব্দুর রহমান',
  MotherName: 'আয়েশা',
  GenderID: 1,
  DateOfBirth: '2015-03-02',
  Mobile1: '01712345678',
  Relationship1: 1,
};

export const student = {
  ...person,
  UserCode: '',
  SessionID: 1,
  ClassID: 1,
  SubClassID: 1,
  SFTID: 1,
  ResidentialStatusId: 1,
  NewOldId: 1,
  AdmissionSerial: '',
};

export const twelve = (amount: number | string) =>
  Object.fromEntries(
    ['Male', 'Female'].flatMap((gender) =>
      ['Aba', 'Ona', 'Day'].flatMap((residence) => [
        [`${gender}${residence}New`, amount],
        [`${gender}${residence}Old`, amount],
      ]),
    ),
  );

const examples = commandCatalogue.flatMap(({ name, example }) =>
  example === undefined ? [] : [[name, example] as const],
);

/** By the name of the command: those that are declared with an example, and the others by hand. */
export const FORMS: Readonly<Record<string, unknown>> = {
  ...Object.fromEntries(examples),
  SignIn: { name: 'type1', password: 'wrong-password', school_id: '10001' },
  CreateLogin: { userId: 1, loginName: 'hisab', password: 'long-enough', permissionTypeId: 6 },
  ChangePassword: { password: 'long-enough' },
  RenameLogin: { loginName: 'hisab-2' },
  SetAuditor: { auditor: 1, from: '2025-07-01', to: '2026-06-30' },
  ChangeLoginType: { permissionTypeId: 6 },
  TieLogin: { userId: 1 },
  TogglePowers: { userID: 6, permissionItem: 1 },
  SwitchLogin: { isVerified: 0 },
  SetPowers: {
    UserID: 6,
    PermissionListID: 1,
    permissions: { View: 1, Insert: 0, Edit: 0, Delete: 0 },
  },
  RegisterInstitution: {
    school_id: '30003',
    InstitutionName: 'মাদরাসা',
    Address: 'ঢাকা',
    loginName: 'admin',
    password: 'long-enough',
  },
  SetInstitutionImage: { kind: 'Logo' },
  UploadPhoto: { UserTypeID: 1 },
  UploadPhotos: { UserTypeID: 1 },
  ChangeInstitutionInfo: { InstitutionName: 'মাদরাসা', Address: 'ঢাকা', SMSMobile: '০১৭১২৩৪৫৬৭৮', Email: '' },
  ReorderSections: [{ SubClassID: 1 }],
  RegisterPerson: { ...person, UserTypeID: 2, UserCode: '7' },
  ChangePerson: { id: 1, data: person },
  ChangeCodeSetting: { UserTypeID: 1, IDType: 1, Value: '৫০০১' },
  ErasePerson: { reason: 'অভিভাবকের অনুরোধ' },
  AdmitStudent: student,
  SwitchFund: { Action: 1 },
  SetFeePrices: { SessionID: 1, Classid: 1, SLID: 1, effectiveFrom: '2026-04-01', ...twelve(500) },
  CollectFees: {
    UserID: 1,
    AdmissionID: 1,
    CreateAt: '2026-04-14',
    Remark: 'ছাড়',
    AccountType: 2,
    Account: 2,
    transactionNo: '',
    fees: [{ itemId: 1, SFSID: 1, SLID: 1, amount: 500, deduction: 0, deposit: 500 }],
  },
  RunCharges: { SessionID: 1, ClassID: 1, SFGNID: 2, SLID: 1, MonthID: 3, dueOn: '2026-04-01' },
  PreviewChargeRun: { SessionID: 1, SFGNID: 3 },
  UndoStudentOperation: { reason: 'ভুল শিক্ষাবর্ষ' },
  UndoMarksImport: { reason: 'ভুল ফাইল' },
  UndoChargeRun: { reason: 'ভুল মাস' },
  UndoSitting: { reason: 'ভুল জামাত' },
  UndoUsualTaken: { reason: 'অন্য নাম চাই' },
  UndoRepricing: { reason: 'ভুল মূল্য' },
  RecordReceiptPrinting: { copies: 2 },
  ChangeAuditors: { Addresses: 'hisab@example.org, auditor@example.org', Language: 'bn' },
  ReverseCollection: { reason: 'ভুল ছাত্র', kind: 'correction' },
  SettleReplacement: { by: 'nothing' },
};

const removals = commandCatalogue.flatMap(({ name, method, path }) =>
  method === 'DELETE' && name.startsWith('Remove') && path.includes(':id') ? [name] : [],
);

const approvals = [...secondPersonKinds.values()].flatMap(({ look, approve, withdraw }) => [
  look.name,
  approve.name,
  withdraw.name,
]);

/** Commands that are all in their path or their token. */
export const WITHOUT_BODY = [
  'EntrustPlatform',
  'WithdrawPromise',
  'WithdrawOpeningBalances',
  'WithdrawTransferRequest',
  'RecordGatePass',
  'RecordLoanSlip',
  'RecordBoardSlip',
  'RecordCharacterPrinting',
  ...removals,
  ...approvals,
  'Authenticate',
  'SignOut',
  'WithdrawFeePrices',
  'RemoveStudentFee',
  'WithdrawSubjectCondition',
  'WithdrawTalentConditions',
  'PreviewUndoStudentOperation',
  'PreviewUndoChargeRun',
  'PreviewUndoMarksImport',
  'PreviewUndoRepricing',
  'PreviewUndoUsualTaken',
  'PreviewUndoSitting',
  'CloseYear',
  'TakeDailyRoot',
  'MailDailyRoot',
  'WithdrawInstitutionImage',
  'WithdrawPhoto',
  'WithdrawSeatPlan',
  'WithdrawAssignment',
  'WithdrawStudentNote',
  'LeaveFamily',
  'WithdrawBankStatement',
  'LockBankStatement',
];

/** A red point, the smallest PNG there is. */
export const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

/** What a bank says of one line. */
const STATEMENT = Buffer.from('Date,Debit,Credit,Balance\n14/04/2026,,500,500\n');

/** A file of a kind that an endpoint takes. */
const fileFor = ({ kinds }: UploadDefinition) => (kinds.includes('csv') ? STATEMENT : PICTURE);

/** A form as the endpoint reads it: multipart with its files where it takes files, else the form itself. */
export function bodyOf({ upload }: CommandDefinition, form: unknown, files?: readonly Uint8Array[]) {
  if (!upload) return form;
  const data = new FormData();
  const fields = typeof form === 'object' && form !== null ? Object.entries(form) : [];
  for (const [name, value] of fields)
    data.append(name, (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed());
  for (const file of files ?? [fileFor(upload)])
    data.append(upload.field, new Blob([new Uint8Array(file)]), 'a.png');
  return data;
}
