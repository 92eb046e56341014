import type { Language } from '@madrasah/events/kernel';
import { type PlanCell, type PlannedHead, planQueries } from '@madrasah/events/plans';
import { monthName as settingsMonth } from '@madrasah/events/settings';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Label, List, Segment, Table } from 'semantic-ui-react';
import { StandingConcessions } from '../../concessions/index.ts';
import { useQuery } from '../../kit/calls/index.ts';
import { Empty, Loaded } from '../../kit/feedback/index.ts';
import { Money } from '../../kit/figures/index.ts';
import { useMay } from '../../kit/routing/index.ts';
import { useLanguage, useText } from '../../kit/text.ts';
import { plansTexts } from '../texts.ts';
import { OwnFees } from './OwnFees.tsx';
import { PayAhead } from './PayAhead.tsx';
import { isPayable, keyOf } from './payable.ts';

interface Props {
  readonly admissionId: number;
  readonly userId: number;
}

/** A student's year: what each head costs in each month and what has become of it; months that are not charged may be paid here. */
export function FeePlanTab({ admissionId, userId }: Props) {
  const t = useText(plansTexts);
  const plan = useQuery(planQueries.feePlan, { AdmissionID: admissionId });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const mayCollect = useMay('fee_collection', 'insert');
  const maySet = useMay('fee_setting', 'insert');
  const mayConcede = useMay('concession', 'view');
  const language = useLanguage();
  const monthName = monthNamesOf(language);
  const mayChange = useMay('fee_setting', 'edit');
  const toggle = (cell: PlanCell) => {
    const next = new Set(chosen);
    if (!next.delete(keyOf(cell))) next.add(keyOf(cell));
    setChosen(next);
  };
  return (
    <Loaded of={plan} lines={8}>
      {({ data: { heads } }) => {
        const cells = heads.flatMap((head) => head.cells).filter((cell) => chosen.has(keyOf(cell)));
        return (
          <>
            {heads.length === 0 && <Empty title={t('plans.year.none')} text={t('plans.year.noneText')} />}
            {heads.map((head) => (
              <HeadTable
                key={head.SLID}
                head={head}
                chosen={chosen}
                onToggle={mayCollect ? toggle : undefined}
              />
            ))}
            {mayCollect && cells.length > 0 && (
              <PayAhead
                admissionId={admissionId}
                userId={userId}
                cells={cells}
                onPaid={() => setChosen(new Set())}
              />
            )}
            {mayConcede && <StandingConcessions admissionId={admissionId} monthName={monthName(heads)} />}
            {maySet && <OwnFees admissionId={admissionId} heads={heads} monthName={monthName(heads)} />}
            {(mayCollect || mayChange) && (
              <Segment>
                <List relaxed>
                  {mayChange && (
                    <List.Item>
                      <Link to={`/accounting/student-change/${admissionId}`}>{t('plans.change.open')}</Link>
                    </List.Item>
                  )}
                  {mayCollect && (
                    <List.Item>
                      <Link to={`/accounting/leaver/${admissionId}`}>{t('plans.leaver.open')}</Link>
                    </List.Item>
                  )}
                </List>
              </Segment>
            )}
          </>
        );
      }}
    </Loaded>
  );
}

/** What the class of a student calls a month; as months are called everywhere, where none of his heads has it. */
const monthNamesOf = (language: Language) => (heads: readonly PlannedHead[]) => {
  const named = new Map(heads.flatMap(({ cells }) => cells.map((cell) => [cell.MonthID, cell.MonthName])));
  return (monthId: number) => named.get(monthId) || settingsMonth(monthId, language);
};

interface HeadProps {
  readonly head: PlannedHead;
  readonly chosen: ReadonlySet<string>;
  readonly onToggle: ((cell: PlanCell) => void) | undefined;
}

const COLORS = {
  charged: 'yellow',
  paid: 'green',
  advance: 'blue',
  planned: undefined,
  off: undefined,
  'not-charged': undefined,
  unpriced: 'red',
} as const;

function HeadTable({ head, chosen, onToggle }: HeadProps) {
  const t = useText(plansTexts);
  return (
    <Table compact unstackable fixed>
      <Table.Header>
        <Table.Row>
          <Table.HeaderCell>{head.SlName}</Table.HeaderCell>
          <Table.HeaderCell className="num">{t('plans.year.price')}</Table.HeaderCell>
          <Table.HeaderCell className="num not-phone">{t('plans.year.concession')}</Table.HeaderCell>
          <Table.HeaderCell className="num not-phone">{t('plans.year.paid')}</Table.HeaderCell>
          <Table.HeaderCell className="num not-phone">{t('plans.year.due')}</Table.HeaderCell>
          <Table.HeaderCell>{t('plans.year.state')}</Table.HeaderCell>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {head.cells.map((cell) => (
          <CellRow
            key={keyOf(cell)}
            cell={cell}
            isChosen={chosen.has(keyOf(cell))}
            onToggle={head.monthly && isPayable(cell) ? onToggle : undefined}
          />
        ))}
      </Table.Body>
    </Table>
  );
}

interface RowProps {
  readonly cell: PlanCell;
  readonly isChosen: boolean;
  readonly onToggle: ((cell: PlanCell) => void) | undefined;
}

function CellRow({ cell, isChosen, onToggle }: RowProps) {
  const t = useText(plansTexts);
  const name = cell.MonthName || cell.SlName;
  const word = t(`plans.state.${cell.state === 'not-charged' ? 'notCharged' : cell.state}`);
  const color = COLORS[cell.state];
  const sum = (taka: number) => (taka === 0 ? null : <Money taka={taka} decimals="two" bare />);
  return (
    <Table.Row>
      <Table.Cell>
        {onToggle ? (
          <label>
            <input type="checkbox" checked={isChosen} onChange={() => onToggle(cell)} /> {name}
          </label>
        ) : (
          name
        )}
      </Table.Cell>
      <Table.Cell className="num">{sum(cell.price ?? 0)}</Table.Cell>
      <Table.Cell className="num not-phone">{sum(cell.concession)}</Table.Cell>
      <Table.Cell className="num not-phone">{sum(cell.paid)}</Table.Cell>
      <Table.Cell className="num not-phone">{sum(cell.due)}</Table.Cell>
      <Table.Cell>
        {color ? <Label color={color}>{word}</Label> : <span className="muted">{word}</span>}
      </Table.Cell>
    </Table.Row>
  );
}
