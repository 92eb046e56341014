import { type OwnFeeRow, type PlannedHead, planCommands, planQueries } from '@madrasah/events/plans';
import { useState } from 'react';
import { Button, Header, Segment, Table } from 'semantic-ui-react';
import { useQuery } from '../../kit/calls/index.ts';
import { ConfirmDialog, Loaded } from '../../kit/feedback/index.ts';
import { Money } from '../../kit/figures/index.ts';
import { useText } from '../../kit/text.ts';
import { plansTexts } from '../texts.ts';
import { EVERY_MONTH, OwnFeeForm } from './OwnFeeForm.tsx';

interface Props {
  readonly admissionId: number;
  readonly heads: readonly PlannedHead[];
  monthName(monthId: number): string;
}

/** What this student pays otherwise than the matrix says: from the next charge on, never what is charged already. */
export function OwnFees({ admissionId, heads, monthName }: Props) {
  const t = useText(plansTexts);
  const set = useQuery(planQueries.studentFeesSet, { AdmissionID: admissionId });
  const nameOf = (monthId: number) => (monthId === EVERY_MONTH ? t('plans.own.every') : monthName(monthId));
  return (
    <Segment>
      <Header as="h3" size="small">
        {t('plans.own.title')}
      </Header>
      <p className="muted small">{t('plans.own.why')}</p>
      <Loaded of={set} lines={2}>
        {({ data: rows, revision }) => (
          <>
            <OwnFeeRows {...{ rows, version: revision, admissionId, nameOf }} />
            <OwnFeeForm {...{ rows, version: revision, admissionId, heads, nameOf }} />
          </>
        )}
      </Loaded>
    </Segment>
  );
}

interface RowsProps {
  readonly rows: readonly OwnFeeRow[];
  readonly version: number;
  readonly admissionId: number;
  nameOf(monthId: number): string;
}

function OwnFeeRows({ rows, version, admissionId, nameOf }: RowsProps) {
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
          version={version}
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
