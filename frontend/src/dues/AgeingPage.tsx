import { ageingList } from '@madrasah/events/dues';
import { useText } from '../kit/text.ts';
import { OwedPage } from './OwedPage.tsx';
import { duesTexts } from './texts.ts';
import { useOwed } from './use-owed.ts';
import { studentOf } from './ways.ts';

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
