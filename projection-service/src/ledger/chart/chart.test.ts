import { streams } from '@madrasah/events';
import {
  FundRenamed,
  FundRetired,
  FundSwitched,
  GeneralLedgerRenamed,
  GeneralLedgerRetired,
  MoneyAccountChanged,
  SubLedgerAdded,
  SubLedgerRenamed,
  SubLedgerRetired,
} from '@madrasah/events/ledger';
import test from 'ava';
import { recordSchool } from '../../app-test-school.ts';
import { SCHOOL, type TestApp, testApp } from '../../app-test-support.ts';
import { accountNames } from '../account-names.ts';
import { fundsOf, generalLedgersOf, subLedgersOf } from './index.ts';

let school: TestApp;
test.before(async () => {
  school = await testApp();
  await recordSchool(school, SCHOOL, 'ক');
});
test.after.always(() => school.end());

const rows = async (path: string) => (await school.get(`/api/accounts/${path}`)).body.data;

test.serial('funds and ledgers in the wire names of the specification', async (t) => {
  const [general, zakat] = await rows('funds');
  t.like(general, { FundID: 1, FundName: 'সাধারণ ক', kind: 1, restricted: false, Action: 1 });
  t.like(zakat, { FundID: 2, FundName: 'যাকাত ক', kind: 4, restricted: true, Action: 1, FundNameEn: '' });
  t.like((await rows('general_ledgers'))[0], { GLID: 1, GlName: 'ছাত্র ফি ক', FundID: 1, CAID: 1 });
  const account = { SLID: 2, SlName: 'ক্যাশ ক', FundID: 1, GLID: 2, CAID: 3, allowedFunds: [1] };
  const said = { moneyKind: null, kindOfMoney: 'cash', limit: null, holder: null, overdraft: 0 };
  t.like(await rows('sub_ledgers?glId=2'), [{ ...account, ...said, called: 'সাধারণ ক – নগদ ক – ক্যাশ ক' }]);
});

test.serial(
  'how money comes in, and by which accounts; what nobody has said of one its name says',
  async (t) => {
    t.deepEqual(await rows('payment_types'), [{ GLID: 2, GlName: 'নগদ ক', FundID: 1 }]);
    const cash = { SLID: 2, SlName: 'ক্যাশ ক', GLID: 2, FundID: 1, allowedFunds: [1] };
    t.deepEqual(await rows('payment_accounts?glId=2'), [{ ...cash, moneyKind: 'cash', numbered: false }]);
    t.deepEqual(await rows('payment_accounts?glId=1'), []);
  },
);

test.serial('the files of the chart name what a row refers to, and money in taka', async (t) => {
  const facts = {
    moneyKind: 'bank',
    allowedFunds: null,
    limit: 2_000_000,
    holderId: 1,
    overdraft: true,
  } as const;
  await school.record(
    streams.chart(SCHOOL),
    MoneyAccountChanged({ subLedgerId: 2, ...facts }),
    SubLedgerRenamed({ subLedgerId: 2, name: 'ক্যাশ ক', nameEn: 'Cash' }),
  );
  const told = { moneyKind: 'bank', limit: 20_000, holder: 1, overdraft: 1, SlNameEn: 'Cash' };
  t.like(await rows('sub_ledgers?glId=2'), [told]);
  const { body } = await school.get('/api/accounts/sub_ledgers.csv?glId=2');
  const line = String(body)
    .split('\r\n')
    .find((one) => one.includes('ক্যাশ ক'));
  t.true(line?.includes(',20000,') && line.includes('সব তহবিল') && line.includes('ব্যাংক'), String(body));
});

test.serial('of what kind a money account is does not depend on the language of the page', async (t) => {
  const other = await testApp();
  t.teardown(() => other.end());
  await recordSchool(other, SCHOOL, 'ক');
  const bare = { ledgerId: 2, fundId: 1, class: 3, allowedFunds: null, moneyKind: 'other' } as const;
  await other.record(
    streams.chart(SCHOOL),
    GeneralLedgerRenamed({ ledgerId: 2, name: 'ব্যাংক', nameEn: 'Cash and more' }),
    SubLedgerAdded({ subLedgerId: 91, name: 'চলতি হিসাব', nameEn: 'Current account', ...bare }),
    SubLedgerAdded({ subLedgerId: 92, name: 'বিকাশ', nameEn: 'Petty cash', ...bare }),
  );
  const answers = await Promise.all(
    (['bn', 'en'] as const).map(async (language) => {
      const { body } = await other.get('/api/accounts/sub_ledgers?glId=2', { language });
      return body.data.map(({ kindOfMoney }: { kindOfMoney: string }) => kindOfMoney);
    }),
  );
  t.deepEqual(answers[1], answers[0]);
  t.deepEqual(answers[0].slice(-2), ['bank', 'wallet']);
  const tenant = other.documents.of(SCHOOL);
  for (const language of ['bn', 'en'] as const) {
    const names = await accountNames(tenant, language);
    t.deepEqual(['sl:91', 'sl:92'].map(names.moneyKind), ['bank', 'wallet'], language);
  }
});

test.serial('the filters narrow the lists', async (t) => {
  t.is((await rows('general_ledgers?caId=3')).length, 1);
  t.is((await rows('general_ledgers?fundId=2')).length, 0);
  t.is((await rows('sub_ledgers?fundId=1')).length, 2);
  t.is((await rows('sub_ledgers?caId=1&glId=2')).length, 0);
  t.is((await school.get('/api/accounts/general_ledgers?caId=9')).status, 400);
});

test.serial(
  'renamed and switched rows show it; retired ones are not listed and keep their names',
  async (t) => {
    await school.record(
      streams.chart(SCHOOL),
      FundRenamed({ fundId: 1, name: 'নতুন তহবিল' }),
      FundSwitched({ fundId: 1, active: false }),
      FundRetired({ fundId: 2 }),
      GeneralLedgerRenamed({ ledgerId: 1, name: 'ফি' }),
      GeneralLedgerRetired({ ledgerId: 2 }),
      SubLedgerRenamed({ subLedgerId: 1, name: 'দাখেলা ফি' }),
      SubLedgerRetired({ subLedgerId: 2 }),
    );
    t.like(await rows('funds'), [{ FundID: 1, FundName: 'নতুন তহবিল', kind: 1, Action: 0 }]);
    t.deepEqual(
      (await rows('general_ledgers')).map(({ GlName }: { GlName: string }) => GlName),
      ['ফি'],
    );
    t.deepEqual(
      (await rows('sub_ledgers')).map(({ SlName }: { SlName: string }) => SlName),
      ['দাখেলা ফি'],
    );
    const tenant = school.documents.of(SCHOOL);
    t.is((await fundsOf(tenant)).get(2)?.name, 'যাকাত ক');
    t.is((await generalLedgersOf(tenant)).get(2)?.name, 'নগদ ক');
    t.is((await subLedgersOf(tenant)).get(2)?.name, 'ক্যাশ ক');
  },
);
