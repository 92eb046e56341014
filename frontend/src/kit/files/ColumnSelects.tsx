import { Table } from 'semantic-ui-react';
import type { ControlProps } from '../fields/Field.tsx';
import { type Choice, Select } from '../fields/index.ts';
import styles from './columns.module.css';

/** A column of a file, as a person is asked what it is. */
export interface FileColumn {
  /** From 1. */
  readonly at: number;
  /** What it is called here, with its heading. */
  readonly label: string;
  /** The first of what stands in it. */
  readonly samples: readonly string[];
}

interface Props {
  readonly columns: readonly FileColumn[];
  /** What a column may be. */
  readonly choices: readonly Choice[];
  /** The words for nothing. */
  readonly none: string;
  /** Carried by the column at `wrong`. */
  readonly control?: ControlProps;
  readonly wrong?: number;
  /** What the column at a place is said to be. */
  said(at: number): string | undefined;
  onSaid(at: number, as: string): void;
}

/** The columns of a file, one below the other, each with the box of what it is. */
export function ColumnSelects({ columns, choices, none, control, wrong, said, onSaid }: Props) {
  return (
    <Table compact unstackable>
      <Table.Body>
        {columns.map(({ at, label, samples }) => (
          <Table.Row key={at} className={styles['column']}>
            <Table.Cell>
              {label}
              <div className="small muted">{samples.join(' · ')}</div>
            </Table.Cell>
            <Table.Cell>
              <Select
                label={label}
                {...(control && at === wrong ? { control } : {})}
                choices={choices}
                none={none}
                value={said(at)}
                onChange={(as) => onSaid(at, as === undefined ? '' : String(as))}
              />
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table>
  );
}
