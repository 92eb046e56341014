import type { admissionCommands } from '@madrasah/events/admissions';
import type { AnswerTo } from '@madrasah/events/kernel';
import { useNavigate } from 'react-router-dom';
import type { CommandAnswer } from '../../kit/calls/index.ts';
import { useToast } from '../../kit/feedback/index.ts';
import { useMay } from '../../kit/routing/index.ts';
import { useText } from '../../kit/text.ts';
import { counterOf } from '../counter.ts';
import { admissionsTexts } from '../texts.ts';

type Admitted = CommandAnswer<AnswerTo<typeof admissionCommands.admitStudent>>;

/** After an admission: his page, and a word with the way to the counter. */
export function useAdmitted(): (answer: Admitted) => void {
  const t = useText(admissionsTexts);
  const navigate = useNavigate();
  const toast = useToast();
  const mayPrice = useMay('fee_setting', 'view');
  const mayTake = useMay('fee_collection', 'insert');
  return ({ message, data }) => {
    if (!data) return;
    const { AdmissionID, noPrice, months = 0, monthsCharged = 0, monthsRefused } = data;
    if (noPrice.length > 0)
      toast(
        t('admissions.add.noPrice', { heads: noPrice.join(', ') }),
        mayPrice ? { text: t('admissions.add.toPrices'), to: '/accounting/fee-setup' } : undefined,
      );
    if (months > 0)
      toast(t('admissions.add.monthsCharged', { count: months, amount: Math.round(monthsCharged * 100) }));
    if (monthsRefused) toast(t('admissions.add.monthsRefused', { why: monthsRefused }));
    toast(message, mayTake ? { text: t('admissions.add.collect'), to: counterOf(AdmissionID) } : undefined);
    navigate(`/students/${AdmissionID}`);
  };
}
