import { feeCommands, feeHeads, repricingOperations } from '@madrasah/events/fees';
import type { AnswerTo } from '@madrasah/events/kernel';
import { useMemo } from 'react';
import { Header, Message, Segment } from 'semantic-ui-react';
import { classList, useNames } from '../../academics/index.ts';
import { useQuery } from '../../kit/calls/index.ts';
import {
  asChoices,
  ChecksField,
  DayField,
  RadioField,
  SelectField,
  TextField,
} from '../../kit/fields/index.ts';
import { type OperationRow, OperationsList } from '../../kit/operations/index.ts';
import { Problems, StepsForm } from '../../kit/steps/index.ts';
import type { Column } from '../../kit/table/index.ts';
import { useText } from '../../kit/text.ts';
import { pricesTexts } from './texts.ts';

type Preview = AnswerTo<typeof feeCommands.previewApplyPrices>;

const paisa = (taka: number) => Math.round(taka * 100);

/** The prices of today on charges that stand: chosen, looked at, done; and what was applied before. */
export function ApplyPrices({ session }: { session: number }) {
  const t = useText(pricesTexts);
  const initial = useMemo(() => ({ SessionID: session, concessions: 'scale' }), [session]);
  const counts: Column<OperationRow>[] = (['students', 'items', 'total'] as const).map((key) => ({
    key,
    title: t(`fees.prices.apply.${key}`),
    kind: key === 'total' ? 'money' : 'digits',
    sort: false,
    value: (row) => row.counts[key],
  }));
  return (
    <>
      <Header as="h2" size="small">
        {t('fees.prices.apply.title')}
      </Header>
      <Segment>
        <p className="muted">{t('fees.prices.apply.why')}</p>
        <StepsForm
          preview={feeCommands.previewApplyPrices}
          command={feeCommands.applyPrices}
          initialValues={initial}
          show={(preview) => <Looked preview={preview} />}
          blocked={({ items }) => (items === 0 ? t('fees.prices.apply.nothing') : undefined)}
          verb={({ items }) => t('fees.prices.apply.do', { items })}
          done={({ students, items, due }) => (
            <Message positive visible role="status">
              {t('fees.prices.apply.done', { students, items, due: paisa(due) })}
            </Message>
          )}
          again={t('fees.prices.apply.again')}
          quiet
        >
          <ApplyFields />
        </StepsForm>
      </Segment>
      <OperationsList
        of={repricingOperations}
        title={t('fees.prices.apply.before')}
        power="fee_setting"
        empty={{ title: t('fees.prices.apply.none'), text: t('fees.prices.apply.noneText') }}
        counts={counts}
      />
    </>
  );
}

function ApplyFields() {
  const t = useText(pricesTexts);
  const names = useNames();
  const classes = useQuery(classList, {}).data?.data;
  const heads = useQuery(feeHeads.queries.list, {}).data?.data;
  const options = (heads ?? []).map(({ SLID, AccSubsidiaryLedger }) => ({
    value: SLID,
    label: AccSubsidiaryLedger.SlName,
  }));
  return (
    <>
      <div className="fields three">
        <SelectField
          name="Classid"
          label={t('fees.prices.apply.class')}
          hint={t('fees.prices.apply.classAll')}
          options={asChoices(classes, 'ClassID', names.class)}
        />
        <DayField name="from" label={t('fees.prices.apply.from')} hint={t('fees.prices.apply.fromWhy')} />
        <TextField name="reason" label={t('fees.prices.apply.reason')} />
      </div>
      <ChecksField
        name="SLIDs"
        label={t('fees.prices.apply.heads')}
        hint={t('fees.prices.apply.headsAll')}
        options={options}
      />
      <RadioField
        name="concessions"
        label={t('fees.prices.apply.concessions')}
        options={(['scale', 'keep'] as const).map((value) => ({
          value,
          label: t(`fees.prices.apply.${value}`),
        }))}
      />
    </>
  );
}

function Looked({ preview }: { preview: Preview }) {
  const t = useText(pricesTexts);
  const { students, items, charged, due, overpaid, overpaidStudents, kept } = preview;
  if (items === 0) return null;
  return (
    <>
      <p>{t('fees.prices.apply.what', { students, items, charged: paisa(charged), due: paisa(due) })}</p>
      {overpaidStudents.length > 0 && (
        <Message warning visible>
          <Message.Header>
            {t('fees.prices.apply.over', { count: overpaidStudents.length, total: paisa(overpaid) })}
          </Message.Header>
          <Problems
            sentences={overpaidStudents.map((one) =>
              t('fees.prices.apply.overRow', { code: one.UserCode, total: paisa(one.overpaid) }),
            )}
          />
        </Message>
      )}
      {kept > 0 && <p>{t('fees.prices.apply.kept', { count: kept })}</p>}
    </>
  );
}
