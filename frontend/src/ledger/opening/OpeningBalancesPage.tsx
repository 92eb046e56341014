import { FEE_FUND_KINDS, LEDGER_CLASS, openingRequests, recordOpening } from '@madrasah/events/ledger';
import { Segment } from 'semantic-ui-react';
import { useQuery } from '../../kit/calls/index.ts';
import { asChoices, DayField, SelectField, StudentField, TextField } from '../../kit/fields/index.ts';
import { CommandForm } from '../../kit/form/index.ts';
import { ListFiles, ListTable, useListing } from '../../kit/list/defined/index.ts';
import { useMay } from '../../kit/routing/powers.ts';
import { Page } from '../../kit/shell/index.ts';
import { useText } from '../../kit/text.ts';
import { type SubLedgerRow, subLedgerList } from '../rows.ts';
import { ledgerTexts } from '../texts.ts';
import { OpeningRows } from './OpeningRows.tsx';

const HELD: readonly number[] = [LEDGER_CLASS.money, LEDGER_CLASS.liability, LEDGER_CLASS.otherAsset];
const BEGIN = { accounts: [{ row: 1 }], oldDues: [], advances: [] };
const takesFees = (kind: number) => FEE_FUND_KINDS.includes(kind);
const COLUMNS = ['on', 'text', 'amount', 'reason', 'asker', 'state', 'decider'] as const;

/** প্রারম্ভিক জের: what the books held on paper; it is posted when a second person has confirmed it. */
export default function OpeningBalancesPage() {
  const t = useText(ledgerTexts);
  const may = useMay('opening_balance', 'insert');
  const listing = useListing(openingRequests.list, { filters: [], ask: () => ({}) });
  return (
    <Page actions={<ListFiles listing={listing} />}>
      {may && <OpeningForm />}
      <Segment className="flush">
        <ListTable
          listing={listing}
          columns={COLUMNS}
          rowKey={({ requestId }) => requestId}
          empty={{ title: t('ledger.opening.none'), text: t('ledger.opening.noneText') }}
        />
      </Segment>
    </Page>
  );
}

function OpeningForm() {
  const t = useText(ledgerTexts);
  const rows: readonly SubLedgerRow[] | undefined = useQuery(subLedgerList, {}).data?.data;
  const held = rows?.filter(({ CAID }) => HELD.includes(CAID));
  return (
    <Segment>
      <CommandForm command={recordOpening} initialValues={BEGIN} quiet save={t('ledger.opening.send')}>
        <div className="fields two">
          <DayField name="on" label={t('ledger.opening.on')} hint={t('ledger.opening.onHint')} />
          <TextField name="reason" label={t('ledger.opening.reason')} />
        </div>
        <OpeningRows
          name="accounts"
          title={t('ledger.opening.accounts')}
          hint={t('ledger.opening.accountsHint')}
          what={(row) => (
            <SelectField
              name={`${row}.SLID`}
              label={t('ledger.opening.account')}
              options={asChoices(held, 'SLID', 'called')}
            />
          )}
        />
        <OpeningRows
          name="oldDues"
          title={t('ledger.opening.dues')}
          hint={t('ledger.opening.duesHint')}
          fits={takesFees}
          what={(row) => <StudentField name={`${row}.AdmissionID`} label={t('ledger.opening.student')} />}
        />
        <OpeningRows
          name="advances"
          title={t('ledger.opening.advances')}
          hint={t('ledger.opening.advancesHint')}
          fits={takesFees}
          what={(row) => (
            <StudentField name={`${row}.UserID`} takes="UserID" label={t('ledger.opening.student')} />
          )}
        />
      </CommandForm>
    </Segment>
  );
}
