import { type ReactNode, useState } from 'react';
import { Button, Message, Table } from 'semantic-ui-react';
import { Digits } from '../../kit/figures/index.ts';
import { useText } from '../../kit/text.ts';
import { admissionsTexts } from '../texts.ts';
import type { Read } from './answers.ts';

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
      {errors.length > 0 && (
        <Table compact unstackable>
          <Table.Header>
            <Table.Row>
              <Table.HeaderCell>{t('admissions.import.line')}</Table.HeaderCell>
              <Table.HeaderCell>{t('admissions.import.column')}</Table.HeaderCell>
              <Table.HeaderCell>{t('admissions.import.value')}</Table.HeaderCell>
              <Table.HeaderCell>{t('admissions.import.problem')}</Table.HeaderCell>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {shown.map(({ row, path, heading, value, message }) => (
              <Table.Row key={`${row}.${path}.${message}`}>
                <Table.Cell>
                  <Digits of={row} />
                </Table.Cell>
                <Table.Cell>{heading || '–'}</Table.Cell>
                <Table.Cell>{value ?? '–'}</Table.Cell>
                <Table.Cell>{message}</Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table>
      )}
      {shown.length < errors.length && (
        <Button type="button" basic onClick={() => setAll(true)}>
          {t('admissions.import.more', { count: errors.length - shown.length })}
        </Button>
      )}
      {more > 0 && <p>{t('admissions.import.untold', { count: more })}</p>}
    </>
  );
}
