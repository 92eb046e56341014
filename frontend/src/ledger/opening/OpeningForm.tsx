import type { AnswerTo } from '@madrasah/events/kernel';
import {
  askedOpening,
  changeOpening,
  FEE_FUND_KINDS,
  LEDGER_CLASS,
  recordOpening,
  SIDES,
} from '@madrasah/events/ledger';
import { useField } from 'react-final-form';
import { Button, Segment } from 'semantic-ui-react';
import { useQuery } from '../../kit/calls/index.ts';
import { Loaded } from '../../kit/feedback/index.ts';
import { asChoices, DayField, SelectField, StudentField, TextField } from '../../kit/fields/index.ts';
import { CommandForm, type Values } from '../../kit/form/index.ts';
import { useText } from '../../kit/text.ts';
import { type SubLedgerRow, subLedgerList } from '../../kit/wire/chart-lists.ts';
import { ledgerTexts } from '../texts.ts';
import { FundSums } from './FundSums.tsx';
import { OpeningRows } from './OpeningRows.tsx';

const HELD: readonly number[] = [LEDGER_CLASS.money, LEDGER_CLASS.liability, LEDGER_CLASS.otherAsset];
const BEGIN = { accounts: [{ row: 1 }], oldDues: [], advances: [], balances: [] };
const takesFees = (kind: number) => FEE_FUND_KINDS.includes(kind);

type Asked = AnswerTo<typeof askedOpening>['data'];

const numbered = (rows: readonly object[]) => rows.map((row, index) => ({ ...row, row: index + 1 }));
const formOf = ({ on, reason, accounts, oldDues, advances, balances }: Asked): Values => ({
  ...{ on, reason },
  ...{ accounts: numbered(accounts), oldDues: numbered(oldDues), advances: numbered(advances) },
  balances: numbered(balances),
});

/** A new opening, sent for approval. */
export function NewOpening() {
  const t = useText(ledgerTexts);
  return (
    <Segment>
      <CommandForm
        command={recordOpening}
        initialValues={BEGIN}
        quiet
        draft={{}}
        save={t('ledger.opening.send')}
      >
        <OpeningFields />
      </CommandForm>
    </Segment>
  );
}

/** What waits, said otherwise: the old request is withdrawn with it. */
export function ChangedOpening({ requestId, onClose }: { requestId: number; onClose(): void }) {
  const t = useText(ledgerTexts);
  const found = useQuery(askedOpening, { id: requestId });
  return (
    <Segment>
      <p>{t('ledger.opening.changing', { number: requestId })}</p>
      <Loaded of={found} lines={6}>
        {({ data }) => (
          <CommandForm
            command={changeOpening}
            params={{ id: requestId }}
            initialValues={formOf(data)}
            afterSave="keep"
            draft={{ of: requestId }}
            onDone={onClose}
            save={t('ledger.opening.send')}
          >
            <OpeningFields />
          </CommandForm>
        )}
      </Loaded>
      <Button type="button" onClick={onClose}>
        {t('ledger.opening.leave')}
      </Button>
    </Segment>
  );
}

function OpeningFields() {
  const t = useText(ledgerTexts);
  const rows: readonly SubLedgerRow[] | undefined = useQuery(subLedgerList, {}).data?.data;
  const held = rows?.filter(({ CAID }) => HELD.includes(CAID));
  return (
    <>
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
        what={(row) => <StudentOf row={row} takes="AdmissionID" />}
      />
      <OpeningRows
        name="advances"
        title={t('ledger.opening.advances')}
        hint={t('ledger.opening.advancesHint')}
        fits={takesFees}
        what={(row) => <StudentOf row={row} takes="UserID" />}
      />
      <OpeningRows
        name="balances"
        title={t('ledger.opening.balances')}
        hint={t('ledger.opening.balancesHint')}
        what={(row) => (
          <SelectField
            name={`${row}.side`}
            label={t('ledger.opening.side')}
            options={SIDES.map((side) => ({ value: side, label: t(`ledger.opening.${side}`) }))}
          />
        )}
      />
      <FundSums chart={rows ?? []} />
    </>
  );
}

/** The student of a row; of one that waits already, as the request names him. */
function StudentOf({ row, takes }: { readonly row: string; readonly takes: 'AdmissionID' | 'UserID' }) {
  const t = useText(ledgerTexts);
  const { input } = useField<string | undefined>(`${row}.student`, { subscription: { value: true } });
  return (
    <StudentField
      name={`${row}.${takes}`}
      takes={takes}
      label={t('ledger.opening.student')}
      {...(input.value ? { shown: input.value } : {})}
    />
  );
}
