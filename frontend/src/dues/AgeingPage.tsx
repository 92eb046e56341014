import { ageingList } from '@madrasah/events/dues';
import { useText } from '../kit/text.ts';
import { OwedPage } from './owed/OwedPage.tsx';
import { useOwed } from './owed/use-owed.ts';
import { studentOf } from './owed/ways.ts';
import { duesTexts } from './texts.ts';

/** Who owes for how long, as of a day and as known on a day. */
export default function AgeingPage() {
  const t = useText(duesTexts);
  const owed = useOwed(ageingList);
  return (
    <OwedPage
      owed={owed}
      to={studentOf}
      rowKey={({ AdmissionID }) => AdmissionID}
      empty={{ title: t('dues.ageing.none') }}
    />
  );
}
