import { requestConcession } from '@madrasah/events/concessions';
import { feeHeads, feeQueries } from '@madrasah/events/fees';
import { digitsOf } from '@madrasah/events/kernel';
import { monthName } from '@madrasah/events/settings';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Segment } from 'semantic-ui-react';
import { AskedForm } from '../kit/asked/index.ts';
import { useQuery } from '../kit/calls/index.ts';
import { fillMoney } from '../kit/figures/index.ts';
import { openedFor, type Values } from '../kit/form/index.ts';
import { Page } from '../kit/shell/index.ts';
import { useLanguage, useText } from '../kit/text.ts';
import { concessionsTexts } from './texts.ts';

const LIST = '/accounting/concession-requests';
const FROM_ADDRESS = ['AdmissionID', 'itemId'] as const;

/** A heap of requests is for the same head and months, and why is said of each. */
const KEEPS = ['kind', 'SLID', 'from', 'to', 'fromDay', 'toDay'];

/** Asks for a concession: on one fee that is due, or on a head for months to come. */
export default function NewRequestPage() {
  const t = useText(concessionsTexts);
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const initial = useMemo(() => {
    const ids = FROM_ADDRESS.flatMap((name) => {
      const given = Number(address.get(name));
      return given > 0 ? [[name, given] as const] : [];
    });
    const [amount, reason] = [address.get('amount') ?? '', address.get('reason') ?? ''];
    return { ...Object.fromEntries(ids), amount, reason };
  }, [address]);
  return (
    <Page>
      <Segment>
        <AskedForm
          command={requestConcession}
          initialValues={initial}
          keeps={KEEPS}
          draft={{ of: openedFor(address, FROM_ADDRESS) }}
          onPage={useRequested}
          grid="fields-2"
          says={<p className="muted">{t('concessions.request.law')}</p>}
          save={t('concessions.request.send')}
          onDone={() => navigate(LIST)}
          onClose={() => navigate(LIST)}
        />
      </Segment>
    </Page>
  );
}

/** One fee that this student owes, or a head with its months. */
function useRequested({ AdmissionID, itemId }: Values) {
  const language = useLanguage();
  const heads = useQuery(feeHeads.queries.list, {}).data?.data ?? [];
  const student = Number(AdmissionID) > 0 ? { AdmissionID: Number(AdmissionID) } : undefined;
  const found = useQuery(feeQueries.studentFees, student).data?.data;
  const owed = found?.fees.filter(({ due }) => due > 0) ?? [];
  const ahead = { hidden: Number(itemId) > 0 };
  return {
    AdmissionID: {
      shown: found && `${digitsOf(found.student.UserCode, language)} · ${found.student.StudentName}`,
    },
    itemId: {
      options: owed.map((fee) => ({
        value: fee.itemId,
        label: [fee.SlName, monthName(fee.MonthID, language), fillMoney(fee.due, language)]
          .filter(Boolean)
          .join(' · '),
      })),
    },
    SLID: {
      ...ahead,
      options: heads.map(({ SLID, AccSubsidiaryLedger }) => ({
        value: SLID,
        label: AccSubsidiaryLedger.SlName,
      })),
    },
    ...{ from: ahead, to: ahead, fromDay: ahead, toDay: ahead },
  };
}
