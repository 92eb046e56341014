import type { feeCommands } from '@madrasah/events/fees';
import type { AnswerTo } from '@madrasah/events/kernel';
import { Button, Table } from 'semantic-ui-react';
import { classList, useNames } from '../../academics/index.ts';
import { useQuery } from '../../kit/calls/index.ts';
import { Dialog } from '../../kit/feedback/index.ts';
import { Digits, Money } from '../../kit/figures/index.ts';
import { useText } from '../../kit/text.ts';
import { pricesTexts } from './texts.ts';

/** As it is answered; sums in taka. */
export type WhatIf = AnswerTo<typeof feeCommands.whatIfPrices>;

interface Props {
  readonly found: WhatIf;
  onClose(): void;
}

const MOST_ROWS = 200;

/** What prices that are not saved yet would mean: class by class, and student by student. */
export function WhatIfDialog({ found, onClose }: Props) {
  const t = useText(pricesTexts);
  const close = (
    <Button type="button" onClick={onClose}>
      {t('fees.prices.whatIf.close')}
    </Button>
  );
  return (
    <Dialog title={t('fees.prices.whatIf.title')} size="large" actions={close} onClose={onClose}>
      <Found found={found} />
    </Dialog>
  );
}

function Found({ found }: { found: WhatIf }) {
  const t = useText(pricesTexts);
  const names = useNames();
  const classes = useQuery(classList, {}).data?.data;
  const className = (id: number) => {
    const row = classes?.find(({ ClassID }) => ClassID === id);
    return row ? names.class(row) : '';
  };
  const { overpaidStudents, overpaid, rows } = found;
  return (
    <>
      <p>{t('fees.prices.whatIf.text')}</p>
      {overpaidStudents > 0 && (
        <p>{t('fees.prices.whatIf.over', { count: overpaidStudents, total: Math.round(overpaid * 100) })}</p>
      )}
      <Table compact unstackable>
        <Head first={t('fees.prices.whatIf.class')} />
        <Table.Body>
          {found.classes.map((each) => (
            <Line key={each.ClassID} name={className(each.ClassID)} students={each.students} sums={each} />
          ))}
          {rows.slice(0, MOST_ROWS).map((row) => (
            <Line key={`s${row.AdmissionID}`} name={row.UserCode} sums={row} />
          ))}
        </Table.Body>
      </Table>
      {rows.length > MOST_ROWS && <p>{t('fees.prices.whatIf.more', { count: rows.length - MOST_ROWS })}</p>}
    </>
  );
}

const COLUMNS = ['now', 'proposed', 'charged', 'overpaid'] as const;

function Head({ first }: { first: string }) {
  const t = useText(pricesTexts);
  return (
    <Table.Header>
      <Table.Row>
        <Table.HeaderCell>{first}</Table.HeaderCell>
        <Table.HeaderCell className="num">{t('fees.prices.whatIf.students')}</Table.HeaderCell>
        {COLUMNS.map((column) => (
          <Table.HeaderCell key={column} className="num">
            {t(`fees.prices.whatIf.${column}`)}
          </Table.HeaderCell>
        ))}
      </Table.Row>
    </Table.Header>
  );
}

interface LineProps {
  readonly name: string;
  readonly students?: number;
  readonly sums: Pick<WhatIf, (typeof COLUMNS)[number]>;
}

function Line({ name, students, sums }: LineProps) {
  return (
    <Table.Row>
      <Table.Cell>{name}</Table.Cell>
      <Table.Cell className="num">{students !== undefined && <Digits of={students} />}</Table.Cell>
      {COLUMNS.map((column) => (
        <Table.Cell key={column} className="num">
          <Money taka={sums[column]} decimals="two" bare />
        </Table.Cell>
      ))}
    </Table.Row>
  );
}
