import { useNavigate } from 'react-router-dom';
import type { CommandAnswer } from '../../kit/calls/index.ts';
import { useToast } from '../../kit/feedback/index.ts';
import { useMay } from '../../kit/routing/index.ts';
import { useText } from '../../kit/text.ts';
import { counterOf } from '../counter.ts';
import { admissionsTexts } from '../texts.ts';

/** After an admission: his page, and a word with the way to the counter. */
export function useAdmitted(): (answer: CommandAnswer) => void {
  const t = useText(admissionsTexts);
  const navigate = useNavigate();
  const toast = useToast();
  const mayPrice = useMay('fee_setting', 'view');
  const mayTake = useMay('fee_collection', 'insert');
  return ({ message, data }) => {
    const admissionId = Number(data?.['AdmissionID']);
    const noPrice = (data?.['noPrice'] ?? []) as readonly string[];
    if (noPrice.length > 0)
      toast(
        t('admissions.add.noPrice', { heads: noPrice.join(', ') }),
        mayPrice ? { text: t('admissions.add.toPrices'), to: '/accounting/fee-setup' } : undefined,
      );
    const months = Number(data?.['months'] ?? 0);
    if (months > 0) {
      const amount = Math.round(Number(data?.['monthsCharged']) * 100);
      toast(t('admissions.add.monthsCharged', { count: months, amount }));
    }
    if (data?.['monthsRefused'])
      toast(t('admissions.add.monthsRefused', { why: String(data['monthsRefused']) }));
    toast(message, mayTake ? { text: t('admissions.add.collect'), to: counterOf(admissionId) } : undefined);
    navigate(`/students/${admissionId}`);
  };
}
