import { examFees, type SectionFee } from '@madrasah/events/exams';
import type { Field } from '@madrasah/events/kernel';
import { useQuery } from '../../kit/calls/index.ts';
import { fillMoney } from '../../kit/figures/index.ts';
import { idIn, listOf } from '../../kit/register/definition.ts';
import { useLanguage, useText } from '../../kit/text.ts';
import { usePlaceChoices } from '../../results/index.ts';
import { examsTexts } from '../texts.ts';
import { SectionLines } from './SectionLines.tsx';

/** What fees are charged under. */
const HEADS = (examFees.fields['SLID'] as Extract<Field, { readonly kind: 'ref' }>).to;

/** What becomes of the fee of each section. */
export function FeeLines({ sections }: { readonly sections: readonly SectionFee[] }) {
  const t = useText(examsTexts);
  const language = useLanguage();
  const { exams } = usePlaceChoices();
  const heads = useQuery(listOf(HEADS), {}).data?.data;
  const said = (fee: SectionFee['now']) => {
    const head = fee && heads?.find((row) => idIn(HEADS, row) === fee.SLID);
    return fee ? `${head?.called ?? ''} ৳ ${fillMoney(fee.Fee, language)}`.trim() : '';
  };
  const isNothing = sections.every(({ does }) => does !== 'new' && does !== 'changes');
  return (
    <>
      {isNothing && <p>{t('exams.fees.nothing')}</p>}
      <SectionLines
        label={t('exams.fees.lookTitle')}
        rows={sections}
        line={({ does, now, before, from }) => {
          const exam = exams.find(({ value }) => value === from?.ExamID)?.label;
          const line = t(`exams.fees.${does}`, { now: said(now), before: said(before) });
          return from && exam ? `${line} (${t('exams.sections.from', { exam })})` : line;
        }}
      />
    </>
  );
}
