import { planCommands } from '@madrasah/events/plans';
import { MONTH_NAMES } from '@madrasah/events/settings';
import { useState } from 'react';
import { Button, Header, Segment, Table } from 'semantic-ui-react';
import { useQuery } from '../../kit/calls/index.ts';
import { ConfirmDialog, Loaded } from '../../kit/feedback/index.ts';
import { CheckField, MoneyField, SelectField } from '../../kit/fields/index.ts';
import { Money } from '../../kit/figures/index.ts';
import { CommandForm } from '../../kit/form/index.ts';
import { useText } from '../../kit/text.ts';
import { type OwnFeeRow, ownFees, type PlannedHead } from '../rows.ts';
import { plansTexts } from '../texts.ts';

interface Props {
  readonly admissionId: number;
  readonly heads: readonly PlannedHead[];
  monthName(monthId: number): string;
}

const EVERY_MONTH = 0;
/** The same head, month after month. */
const KEEPS = ['SLID'];

/** What this student pays otherwise than the matrix says: from the next charge on, never what is charged already. */
export function OwnFees({ admissionId, heads, monthName }: Props) {
  const t = useText(plansTexts);
  const set = useQuery(ownFees, { AdmissionID: admissionId });
  const nameOf = (monthId: number) => (monthId === EVERY_MONTH ? t('plans.own.every') : monthName(monthId));
  return (
    <Segment>
      <Header as="h3" size="small">
        {t('plans.own.title')}
      </Header>
      <p className="muted small">{t('plans.own.why')}</p>
      <Loaded of={set} lines={2}>
        {({ data }) => <OwnFeeRows rows={data} admissionId={admissionId} nameOf={nameOf} />}
      </Loaded>
      <CommandForm
        command={planCommands.setStudentFees}
        params={{ AdmissionID: admissionId }}
        initialValues={{ MonthID: EVERY_MONTH, off: 0 }}
        keeps={KEEPS}
        quiet
        save={t('plans.own.save')}
        toBody={(values) => [values]}
      >
        <div className="fields three">
          <SelectField
            name="SLID"
            label={t('plans.own.head')}
            options={heads.map(({ SLID, SlName }) => ({ value: SLID, label: SlName }))}
          />
          <SelectField
            name="MonthID"
            label={t('plans.own.month')}
            options={[EVERY_MONTH, ...MONTH_NAMES.map(({ id }) => id)].map((id) => ({
              value: id,
              label: nameOf(id),
            }))}
          />
          <MoneyField name="amount" label={t('plans.own.amount')} />
        </div>
        <CheckField name="off" label={t('plans.own.off')} />
      </CommandForm>
    </Segment>
  );
}

interface RowsProps {
  readonly rows: readonly OwnFeeRow[];
  readonly admissionId: number;
  nameOf(monthId: number): string;
}

function OwnFeeRows({ rows, admissionId, nameOf }: RowsProps) {
  const t = useText(plansTexts);
  const [removing, setRemoving] = useState<OwnFeeRow>();
  if (rows.length === 0) return null;
  return (
    <>
      <Table compact unstackable>
        <Table.Body>
          {rows.map((row) => (
            <Table.Row key={`${row.SLID}-${row.MonthID}`}>
              <Table.Cell>{row.SlName}</Table.Cell>
              <Table.Cell>{nameOf(row.MonthID)}</Table.Cell>
              <Table.Cell className="num">
                {row.off ? t('plans.state.off') : <Money taka={row.amount ?? 0} decimals="two" />}
              </Table.Cell>
              <Table.Cell className="num">
                <Button type="button" basic size="small" onClick={() => setRemoving(row)}>
                  {t('plans.own.remove')}
                </Button>
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table>
      {removing && (
        <ConfirmDialog
          command={planCommands.removeStudentFee}
          params={{ AdmissionID: admissionId, SLID: removing.SLID, MonthID: removing.MonthID }}
          plain
          title={t('plans.own.removeAsk', { head: removing.SlName })}
          verb={t('plans.own.remove')}
          onClose={() => setRemoving(undefined)}
        >
          <p>{t('plans.own.removeWhat')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
