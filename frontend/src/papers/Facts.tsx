import type { ReactNode } from 'react';
import { accessTexts } from '../access/texts.ts';
import { DayText, Digits, hijriInWords, Money } from '../kit/figures/index.ts';
import { useLanguage, useText } from '../kit/text.ts';
import type { Checked, Known } from './rows.ts';
import { papersTexts } from './texts.ts';

interface Props {
  readonly checked: Checked;
  readonly school: string;
  readonly code: string;
}

/** What to compare with the paper; of one that is not known, what was asked for. */
export function Facts({ checked, school, code }: Props) {
  const t = useText(papersTexts);
  const access = useText(accessTexts);
  return (
    <dl className="facts check-facts">
      {checked.status === 'unknown' ? (
        <Fact name={access('access.signIn.schoolId')}>
          <Digits of={school} />
        </Fact>
      ) : (
        <OfReceipt receipt={checked} />
      )}
      <Fact name={t('papers.check.code')}>
        <Digits of={code} />
      </Fact>
    </dl>
  );
}

function OfReceipt({ receipt }: { receipt: Known }) {
  const t = useText(papersTexts);
  const language = useLanguage();
  return (
    <>
      <Fact name={t('papers.check.institution')}>
        {receipt.InstitutionName}
        {receipt.Address && <div className="check-beside">{receipt.Address}</div>}
      </Fact>
      <Fact name={t('papers.check.receiptNo')}>
        <Digits of={receipt.receiptNo} />
      </Fact>
      <Fact name={t('papers.check.day')}>
        <DayText on={receipt.on} />
        <div className="check-beside">{hijriInWords(receipt.on, language)}</div>
      </Fact>
      <Fact name={t('papers.check.total')}>
        <span className={receipt.status === 'reversed' ? 'void' : undefined}>
          <Money taka={receipt.total} zero="figure" />
        </span>
      </Fact>
      {receipt.initials && <Fact name={t('papers.check.initials')}>{receipt.initials}</Fact>}
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}
