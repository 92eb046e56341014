import { dhakaDay } from '@madrasah/events/kernel';
import { useEffect, useState } from 'react';
import { Button } from 'semantic-ui-react';
import { useQuery } from '../kit/calls/index.ts';
import { Icon } from '../kit/icons/Icon.tsx';
import { saveFile, toCsv } from '../kit/table/csv.ts';
import type { Column } from '../kit/table/index.ts';
import { useText } from '../kit/text.ts';
import { type ListedStudent, studentList } from './rows.ts';
import { admissionsTexts } from './texts.ts';

interface Props {
  readonly title: string;
  readonly columns: readonly Column<ListedStudent>[];
  /** The filters in hand. */
  readonly values: Readonly<Record<string, string | undefined>>;
  readonly disabled: boolean;
}

interface Asked {
  readonly page: number;
  readonly rows: readonly ListedStudent[];
}

const LIMIT = 1000;

/** Saves every student the filters leave, not only the page in hand. */
export function AllRowsCsv({ title, columns, values, disabled }: Props) {
  const t = useText(admissionsTexts);
  const [asked, setAsked] = useState<Asked>();
  const query = useQuery(studentList, asked && { ...values, page: asked.page, limit: LIMIT });
  const { data, status } = query;
  useEffect(() => {
    if (!asked || status === 'loading' || status === 'idle') return;
    if (status === 'failed' || !data) return setAsked(undefined);
    const rows = [...asked.rows, ...data.data];
    if (asked.page < data.totalPages) return setAsked({ page: asked.page + 1, rows });
    setAsked(undefined);
    saveFile(`${title} ${dhakaDay(new Date())}.csv`, toCsv(columns, rows));
  }, [asked, data, status, title, columns]);
  return (
    <Button
      type="button"
      disabled={disabled || asked !== undefined}
      onClick={() => setAsked({ page: 1, rows: [] })}
    >
      <Icon name="download" />
      {t('admissions.list.csvAll')}
    </Button>
  );
}
