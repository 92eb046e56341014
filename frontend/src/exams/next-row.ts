import type { ScreenOptions } from '../kit/register/index.ts';

type Row = Readonly<Record<string, unknown>>;
const sitting = ({ TimeFrom, TimeTo }: Row) => ({ TimeFrom: String(TimeFrom), TimeTo: String(TimeTo) });

/**
 * When the row after another begins, where one section is written out day by day: at the next of the times at which it
 * sits in this exam, after the last of them at the first again. Of a single time, and among sections, none is proposed.
 */
export const nextRow: NonNullable<ScreenOptions['next']> = (saved, rows, wanted) => {
  if (!wanted['SubClassID']) return {};
  const isOfExam = (row: Row) =>
    ['SessionID', 'ExamID', 'SubClassID'].every((name) => Number(row[name]) === Number(saved[name]));
  const times = [...rows.filter(isOfExam), saved].map(sitting);
  times.sort((one, other) => (one.TimeFrom < other.TimeFrom ? -1 : 1));
  return times.find(({ TimeFrom }) => TimeFrom >= String(saved['TimeTo'])) ?? times[0] ?? {};
};
