import { Page } from '../kit/shell/index.ts';
import { AmountInWords } from './AmountInWords.tsx';
import { Calendars } from './dates/Calendars.tsx';
import { LabelTable } from './LabelTable.tsx';

/** `/others`: what an office looks up beside its work: a date in three calendars, a sum in words, a word's translation. */
export default function OthersPage() {
  return (
    <Page>
      <Calendars />
      <AmountInWords />
      <LabelTable />
    </Page>
  );
}
