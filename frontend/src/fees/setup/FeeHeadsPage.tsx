import { feeCommands } from '@madrasah/events/fees';
import { useState } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { Button } from 'semantic-ui-react';
import { useQuery } from '../../kit/calls/index.ts';
import { ConfirmDialog } from '../../kit/feedback/index.ts';
import { asChoices, RadioField, SelectField } from '../../kit/fields/index.ts';
import { Icon } from '../../kit/icons/Icon.tsx';
import { defineLookupScreen } from '../../kit/lookup/index.ts';
import { useMay } from '../../kit/routing/index.ts';
import type { Column } from '../../kit/table/index.ts';
import { useText } from '../../kit/text.ts';
import { type FeeHeadRow, feeHeads, funds, ledgers, subLedgers } from '../rows.ts';
import { feesTexts } from '../texts.ts';

const FEES_MAY_LIE_IN = new Set([1, 2, 3, 6]);
const GROUPS = [1, 2, 3] as const;
const MOMENTS = ['admission', 'month', 'demand'] as const;
const earns = (ledger: { readonly CAID: number }) => ledger.CAID === 1 || ledger.CAID === 4;

/** What may be charged, and when: a sub-ledger becomes a fee head. */
export default defineLookupScreen<FeeHeadRow>({
  power: 'fee_setting',
  list: feeHeads,
  id: 'SFGID',
  add: feeCommands.addFeeHead,
  change: feeCommands.changeFeeHead,
  fresh: { SFGNID: 2, chargeOn: 'month' },
  toForm: ({ SFGNID, chargeOn, SLID, AccSubsidiaryLedger: { FundID, GLID } }) => ({
    FundID,
    GLID,
    SLID,
    SFGNID,
    chargeOn,
  }),
  name: ({ AccSubsidiaryLedger }) => AccSubsidiaryLedger.SlName,
  Fields: HeadFields,
  useWords,
  useColumns,
});

type HeadForm = { readonly FundID?: number; readonly GLID?: number; readonly SFGID?: number };

function HeadFields() {
  const t = useText(feesTexts);
  const form = useForm();
  const { values } = useFormState<HeadForm>({ subscription: { values: true } });
  const { FundID: fund, GLID: ledger, SFGID: head } = values;
  const changing = Boolean(head);
  const fundList = useQuery(funds, {});
  const ledgerList = useQuery(ledgers, {});
  const subList = useQuery(subLedgers, {});
  const own = fundList.data?.data.filter(({ kind, Action }) => Action === 1 && FEES_MAY_LIE_IN.has(kind));
  const inFund = ledgerList.data?.data.filter((row) => row.FundID === fund && earns(row));
  const inLedger = subList.data?.data.filter(({ GLID }) => GLID === ledger);
  return (
    <>
      <SelectField
        name="FundID"
        label={t('fees.heads.fund')}
        disabled={changing}
        options={asChoices(own, 'FundID', 'FundName')}
        onChosen={() => {
          form.change('GLID', undefined);
          form.change('SLID', undefined);
        }}
      />
      <SelectField
        name="GLID"
        label={t('fees.heads.ledger')}
        disabled={changing || !fund}
        hint={fund ? undefined : t('fees.heads.fundFirst')}
        options={asChoices(inFund, 'GLID', 'GlName')}
        onChosen={() => form.change('SLID', undefined)}
      />
      <SelectField
        name="SLID"
        label={t('fees.heads.subLedger')}
        disabled={changing || !ledger}
        hint={ledger ? undefined : t('fees.heads.ledgerFirst')}
        options={asChoices(inLedger, 'SLID', 'SlName')}
      />
      <SelectField
        name="SFGNID"
        label={t('fees.heads.group')}
        options={GROUPS.map((group) => ({ value: group, label: t(`fees.heads.group${group}`) }))}
        onChosen={(group) => form.change('chargeOn', group === 2 ? 'month' : 'admission')}
      />
      <RadioField
        name="chargeOn"
        label={t('fees.heads.chargeOn')}
        options={MOMENTS.map((moment) => ({ value: moment, label: t(`fees.heads.${moment}`) }))}
      />
    </>
  );
}

function useWords() {
  const t = useText(feesTexts);
  return {
    add: t('fees.heads.add'),
    change: t('fees.heads.change'),
    emptyTitle: t('fees.heads.none'),
    emptyText: t('fees.heads.noneText'),
  };
}

function useColumns(): readonly Column<FeeHeadRow>[] {
  const t = useText(feesTexts);
  const fundList = useQuery(funds, {});
  const fundName = (id: number) => fundList.data?.data.find(({ FundID }) => FundID === id)?.FundName;
  return [
    {
      key: 'head',
      title: t('fees.heads.head'),
      strong: true,
      phone: 'title',
      value: ({ AccSubsidiaryLedger }) => AccSubsidiaryLedger.SlName,
    },
    { key: 'SFGNID', title: t('fees.heads.group'), value: ({ SFGNID }) => t(`fees.heads.group${SFGNID}`) },
    {
      key: 'chargeOn',
      title: t('fees.heads.chargeOn'),
      value: ({ chargeOn }) => t(`fees.heads.${chargeOn}`),
    },
    {
      key: 'fund',
      title: t('fees.heads.fund'),
      value: ({ AccSubsidiaryLedger }) => fundName(AccSubsidiaryLedger.FundID),
    },
    { key: 'retire', title: '', kind: 'actions', show: (row) => <RetireButton row={row} /> },
  ];
}

function RetireButton({ row }: { readonly row: FeeHeadRow }) {
  const t = useText(feesTexts);
  const may = useMay('fee_setting', 'delete');
  const [asked, setAsked] = useState(false);
  const name = row.AccSubsidiaryLedger.SlName;
  if (!may) return null;
  return (
    <>
      <Button
        type="button"
        basic
        icon
        aria-label={`${name}: ${t('fees.heads.retire')}`}
        title={t('fees.heads.retire')}
        onClick={() => setAsked(true)}
      >
        <Icon name="close" />
      </Button>
      {asked && (
        <ConfirmDialog
          plain
          command={feeCommands.retireFeeHead}
          params={{ id: row.SFGID }}
          title={t('fees.heads.retireAsk', { name })}
          verb={t('fees.heads.retireDo')}
          onClose={() => setAsked(false)}
        >
          <p>{t('fees.heads.retireWhat')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
