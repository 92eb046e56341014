import type { Leaver } from '@madrasah/events/plans';
import { planQueries } from '@madrasah/events/plans';
import { useParams } from 'react-router-dom';
import { Message, Segment, Table } from 'semantic-ui-react';
import { useQuery } from '../../kit/calls/index.ts';
import { Loaded } from '../../kit/feedback/index.ts';
import { DayText, Money } from '../../kit/figures/index.ts';
import { useMay } from '../../kit/routing/index.ts';
import { Page } from '../../kit/shell/index.ts';
import { useText, useWord } from '../../kit/text.ts';
import { plansTexts } from '../texts.ts';
import { LeaverForm } from './LeaverForm.tsx';

/** The account of a student who leaves: what he owes, what he has left with us, and settling both. */
export default function LeaverPage() {
  const t = useText(plansTexts);
  const word = useWord();
  const admissionId = Number(useParams()['AdmissionID']);
  const query = useQuery(planQueries.leaverSettlement, { AdmissionID: admissionId });
  const may = useMay('fee_collection', 'insert');
  const path = [
    { name: word('students'), to: '/students' },
    { name: query.data?.data.StudentName ?? '…', to: `/students/${admissionId}` },
  ];
  return (
    <Page title={t('plans.leaver.title')} path={path}>
      <Segment>
        <Loaded of={query} lines={6}>
          {({ data }) => (
            <>
              <Standing of={data} />
              {!data.left && may && <LeaverForm key={admissionId} admissionId={admissionId} of={data} />}
              {data.left && data.items.length > 0 && <Owed of={data} />}
            </>
          )}
        </Loaded>
      </Segment>
    </Page>
  );
}

/** Clear, or what stands against it. */
function Standing({ of }: { readonly of: Leaver }) {
  const t = useText(plansTexts);
  const { left, clear, due, advance } = of;
  return (
    <>
      {left && (
        <p>
          {t('plans.leaver.leftOn')} <DayText on={left.on} />
        </p>
      )}
      <Message visible positive={clear} warning={!clear}>
        <Message.Header>{t(clear ? 'plans.leaver.clear' : 'plans.leaver.notClear')}</Message.Header>
        {!clear && (
          <p>
            {t('plans.year.due')}: <Money taka={due} decimals="two" /> · {t('plans.leaver.open_advance')}:{' '}
            <Money taka={advance.open} decimals="two" /> · {t('plans.leaver.month_advance')}:{' '}
            <Money taka={advance.month} decimals="two" />
          </p>
        )}
      </Message>
    </>
  );
}

function Owed({ of }: { readonly of: Leaver }) {
  const t = useText(plansTexts);
  return (
    <Table compact unstackable>
      <Table.Header>
        <Table.Row>
          <Table.HeaderCell>{t('plans.own.head')}</Table.HeaderCell>
          <Table.HeaderCell className="num">{t('plans.year.due')}</Table.HeaderCell>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {of.items.map((item) => (
          <Table.Row key={item.itemId}>
            <Table.Cell>{[item.SlName, item.MonthName].filter(Boolean).join(' – ')}</Table.Cell>
            <Table.Cell className="num">
              <Money taka={item.due} decimals="two" bare />
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table>
  );
}
