import { receiptsList } from '@madrasah/events/fees';
import { useQuery } from '../kit/calls/index.ts';
import { FilterSelect } from '../kit/list/Filters.tsx';
import type { List } from '../kit/list/use-list.ts';

interface Props {
  readonly list: List;
  readonly name: string;
  readonly label: string;
}

/** Those who took money on the days of the report. */
export function LoginFilter({ list, name, label }: Props) {
  const { from, to } = list.values as { from?: string; to?: string };
  const receipts = useQuery(
    receiptsList.question,
    { ...(from && { from }), ...(to && { to }), limit: 1 },
    { keep: true },
  );
  const collectors = receipts.data?.collectors ?? [];
  const options = collectors.map((one) => ({ value: String(one.id), label: one.name }));
  return <FilterSelect list={list} name={name} label={label} options={options} />;
}
