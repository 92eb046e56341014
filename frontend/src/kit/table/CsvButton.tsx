import { dhakaDay } from '@madrasah/events/kernel';
import { Button } from 'semantic-ui-react';
import { Icon } from '../icons/Icon.tsx';
import { useText } from '../text.ts';
import { kitTexts } from '../texts.ts';
import type { Column } from './columns.ts';
import { saveFile, toCsv } from './csv.ts';

interface Props<Row> {
  readonly title: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[] | undefined;
}

/** Saves what is listed as a file for a spreadsheet. */
export function CsvButton<Row>({ title, columns, rows = [] }: Props<Row>) {
  const t = useText(kitTexts);
  return (
    <Button
      type="button"
      disabled={rows.length === 0}
      onClick={() => saveFile(`${title} ${dhakaDay(new Date())}.csv`, toCsv(columns, rows))}
    >
      <Icon name="download" />
      {t('kit.table.csv')}
    </Button>
  );
}
