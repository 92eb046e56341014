import type { feeCommands } from '@madrasah/events/fees';
import type { AnswerTo } from '@madrasah/events/kernel';
import { Fragment } from 'react';
import { Table } from 'semantic-ui-react';
import { classList, useNames } from '../../academics/index.ts';
import { useQuery } from '../../kit/calls/index.ts';
import { DayText, Digits, Money } from '../../kit/figures/index.ts';
import { useText } from '../../kit/text.ts';
import { feesTexts } from '../texts.ts';

/** When fees of a class fall due, and on which day of the books they stand; `why`, where that is another. */
export type DueDay = AnswerTo<typeof feeCommands.previewChargeRun>['days'][number];

/** Class by class, the day on which its fees fall due and the one on which they stand. */
export function DueDays({ days }: { readonly days: readonly DueDay[] }) {
  const t = useText(feesTexts);
  const names = useNames();
  const classes = useQuery(classList, {}).data?.data;
  const nameOf = (id: number) => {
    const found = classes?.find(({ ClassID }) => ClassID === id);
    return found ? names.class(found) : '';
  };
  return (
    <Table compact unstackable className="cards-on-phone" aria-label={t('fees.runs.daysOf')}>
      <Table.Header>
        <Table.Row>
          <Table.HeaderCell>{t('fees.runs.class')}</Table.HeaderCell>
          <Table.HeaderCell>{t('fees.runs.dueOn')}</Table.HeaderCell>
          <Table.HeaderCell>{t('fees.runs.entryOn')}</Table.HeaderCell>
          <Table.HeaderCell className="num">{t('fees.runs.items')}</Table.HeaderCell>
          <Table.HeaderCell className="num">{t('fees.runs.total')}</Table.HeaderCell>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {days.map(({ ClassID, dueOn, on, why, items, total }) => (
          <Fragment key={`${ClassID} ${dueOn} ${on}`}>
            <Table.Row>
              <Table.Cell className="on-title">{nameOf(ClassID)}</Table.Cell>
              <Table.Cell className="on-line" data-label={t('fees.runs.dueOn')}>
                <DayText on={dueOn} />
              </Table.Cell>
              <Table.Cell className="on-line" data-label={t('fees.runs.entryOn')}>
                {why === undefined ? <DayText on={on} /> : <strong>{<DayText on={on} />}</strong>}
              </Table.Cell>
              <Table.Cell className="num on-line" data-label={t('fees.runs.items')}>
                <Digits of={items} />
              </Table.Cell>
              <Table.Cell className="num on-side">
                <Money taka={total} decimals="two" bare />
              </Table.Cell>
            </Table.Row>
            {why !== undefined && (
              <Table.Row>
                <Table.Cell colSpan={5} className="muted small">
                  {why}
                </Table.Cell>
              </Table.Row>
            )}
          </Fragment>
        ))}
      </Table.Body>
    </Table>
  );
}
