import { type ReactNode, useState } from 'react';
import { Button, Message, Table } from 'semantic-ui-react';
import { Digits } from '../figures/index.ts';
import { useText } from '../text.ts';
import type { Read, RowError } from './answers.ts';
import styles from './problems.module.css';
import { importTexts } from './texts.ts';

const AT_FIRST = 50;

/** How many rows a file has, everything that is wrong with each of them, and the way to save those (`faulty`). */
export function ImportProblems({ read, faulty }: { readonly read: Read; readonly faulty: ReactNode }) {
  const { rows, valid, invalid, errors, more = 0, notices = [] } = read;
  const t = useText(importTexts);
  const [all, setAll] = useState(false);
  const shown = all ? errors : errors.slice(0, AT_FIRST);
  return (
    <>
      <p role="status">{t('kit.import.rows.counts', { rows, valid, invalid })}</p>
      {faulty}
      {notices.length > 0 && <Message info visible list={[...notices]} />}
      {errors.length > 0 && <ProblemTable errors={shown} />}
      {shown.length < errors.length && (
        <Button type="button" basic onClick={() => setAll(true)}>
          {t('kit.import.rows.more', { count: errors.length - shown.length })}
        </Button>
      )}
      {more > 0 && <p>{t('kit.import.rows.untold', { count: more })}</p>}
    </>
  );
}

/** Line by line of the file; on a phone a sheet each, under what is to be mended. */
function ProblemTable({ errors }: Pick<Read, 'errors'>) {
  const t = useText(importTexts);
  return (
    <Table compact unstackable className="cards-on-phone">
      <Table.Header>
        <Table.Row>
          <Table.HeaderCell>{t('kit.import.rows.line')}</Table.HeaderCell>
          <Table.HeaderCell>{t('kit.import.rows.column')}</Table.HeaderCell>
          <Table.HeaderCell>{t('kit.import.rows.value')}</Table.HeaderCell>
          <Table.HeaderCell>{t('kit.import.rows.problem')}</Table.HeaderCell>
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
  const t = useText(importTexts);
  return (
    <Table.Row>
      <Table.Cell className="on-line" data-label={t('kit.import.rows.line')}>
        <Digits of={row} />
      </Table.Cell>
      <Table.Cell className={heading ? 'on-line' : 'on-hide'} data-label={t('kit.import.rows.column')}>
        {heading || '–'}
      </Table.Cell>
      <Table.Cell
        className={`${styles['said']} ${value ? 'on-line' : 'on-hide'}`}
        data-label={t('kit.import.rows.value')}
      >
        {value ?? '–'}
      </Table.Cell>
      <Table.Cell className={`${styles['said']} on-title`}>{message}</Table.Cell>
    </Table.Row>
  );
}
