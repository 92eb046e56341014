import { type ReactNode, useState } from 'react';
import { Button, Message, Table } from 'semantic-ui-react';
import { Digits } from '../../kit/figures/index.ts';
import { useText } from '../../kit/text.ts';
import { admissionsTexts } from '../texts.ts';
import type { Read, RowError } from './answers.ts';
import styles from './problems.module.css';

const AT_FIRST = 50;

/** How many rows a file has, everything that is wrong with each of them, and the way to save those (`faulty`). */
export function ImportProblems({ read, faulty }: { readonly read: Read; readonly faulty: ReactNode }) {
  const { rows, valid, invalid, errors, more = 0, notices = [] } = read;
  const t = useText(admissionsTexts);
  const [all, setAll] = useState(false);
  const shown = all ? errors : errors.slice(0, AT_FIRST);
  return (
    <>
      <p role="status">{t('admissions.import.counts', { rows, valid, invalid })}</p>
      {faulty}
      {notices.length > 0 && <Message info visible list={[...notices]} />}
      {errors.length > 0 && <ProblemTable errors={shown} />}
      {shown.length < errors.length && (
        <Button type="button" basic onClick={() => setAll(true)}>
          {t('admissions.import.more', { count: errors.length - shown.length })}
        </Button>
      )}
      {more > 0 && <p>{t('admissions.import.untold', { count: more })}</p>}
    </>
  );
}

/** Line by line of the file; on a phone a sheet each, under what is to be mended. */
function ProblemTable({ errors }: Pick<Read, 'errors'>) {
  const t = useText(admissionsTexts);
  return (
    <Table compact unstackable className="cards-on-phone">
      <Table.Header>
        <Table.Row>
          <Table.HeaderCell>{t('admissions.import.line')}</Table.HeaderCell>
          <Table.HeaderCell>{t('admissions.import.column')}</Table.HeaderCell>
          <Table.HeaderCell>{t('admissions.import.value')}</Table.HeaderCell>
          <Table.HeaderCell>{t('admissions.import.problem')}</Table.HeaderCell>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {errors.map((error) => (
          <ProblemRow key={`${error.row}.${error.path}.${error.message}`} of={error} />
        ))}
      </Table.Body>
    </Table>
  );
}

function ProblemRow({ of: { row, heading, value, message } }: { readonly of: RowError }) {
  const t = useText(admissionsTexts);
  return (
    <Table.Row>
      <Table.Cell className="on-line" data-label={t('admissions.import.line')}>
        <Digits of={row} />
      </Table.Cell>
      <Table.Cell className={heading ? 'on-line' : 'on-hide'} data-label={t('admissions.import.column')}>
        {heading || '–'}
      </Table.Cell>
      <Table.Cell
        className={`${styles['said']} ${value ? 'on-line' : 'on-hide'}`}
        data-label={t('admissions.import.value')}
      >
        {value ?? '–'}
      </Table.Cell>
      <Table.Cell className={`${styles['said']} on-title`}>{message}</Table.Cell>
    </Table.Row>
  );
}
