import type { TestApp } from './app.ts';
import { FORMS, twelve } from './forms.ts';

/** What a school needs to admit and to collect, through its own endpoints; every first id is 1. */
export async function furnish(app: TestApp): Promise<void> {
  await app.done('POST', '/api/academic/insert_session', FORMS['AddSession']);
  await app.done('POST', '/api/academic/insert_class', FORMS['AddClass']);
  await app.done('POST', '/api/academic/insert_sub_class', FORMS['AddSection']);
  const ledgers = '/api/accounts/general_ledgers';
  await app.done('POST', ledgers, { FundID: 1, CAID: 1, GlName: 'ফি' });
  await app.done('POST', ledgers, { FundID: 1, CAID: 3, GlName: 'নগদ' });
  const subLedgers = '/api/accounts/sub_ledgers';
  await app.done('POST', subLedgers, { FundID: 1, GLID: 1, SlName: 'বেতন' });
  await app.done('POST', subLedgers, { FundID: 1, GLID: 2, SlName: 'নগদ টাকা' });
  await app.done('POST', '/api/accounts/fee_groups', FORMS['AddFeeHead']);
  await app.done('POST', '/api/accounts/fee_matrix', {
    ...{ SessionID: 1, Classid: 1, SLID: 1, effectiveFrom: '2026-04-01' },
    ...twelve(500),
  });
}

export const ADMIT = '/api/students/insert_student';
export const COLLECT = '/api/accounts/fee_collections';
