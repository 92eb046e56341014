import { hijriInWords, hourInWords } from '@madrasah/events/kernel';
import type { Checked, Known, KnownPaper } from '@madrasah/events/papers';
import type { ReactNode } from 'react';
import { accessTexts } from '../access/index.ts';
import { DayText, Digits, Money } from '../kit/figures/index.ts';
import { useLanguage, useText, useWord } from '../kit/text.ts';
import styles from './check.module.css';
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
    <dl className={`facts ${styles['checkFacts']}`}>
      {checked.status === 'unknown' ? (
        <Fact name={access('access.signIn.schoolId')}>
          <Digits of={school} />
        </Fact>
      ) : (
        <OfPaper paper={checked} />
      )}
      <Fact name={t('papers.check.code')}>
        <span lang="en">{code}</span>
      </Fact>
    </dl>
  );
}

function OfPaper({ paper }: { paper: Known }) {
  const t = useText(papersTexts);
  return (
    <>
      <Fact name={t('papers.check.institution')}>
        {paper.InstitutionName}
        {paper.Address && <div className={styles['checkBeside']}>{paper.Address}</div>}
      </Fact>
      {paper.kind === 'receipt' && <OfReceipt receipt={paper} />}
      {paper.kind === 'donation' && <OfDonation gift={paper} />}
      {paper.kind === 'gate-pass' && <OfGatePass pass={paper} />}
      {paper.kind === 'mark-sheet' && <OfMarkSheet sheet={paper} />}
      {paper.kind === 'admit-card' && <OfAdmitCard card={paper} />}
      {paper.kind === 'certificate' && <OfCertificate certificate={paper} />}
      {paper.kind === 'character-report' && <OfCharacterReport report={paper} />}
      {paper.initials && <Fact name={t('papers.check.initials')}>{paper.initials}</Fact>}
    </>
  );
}

function OfReceipt({ receipt }: { receipt: KnownPaper<'receipt'> }) {
  const t = useText(papersTexts);
  const language = useLanguage();
  return (
    <>
      <Fact name={t('papers.check.receiptNo')}>
        <Digits of={receipt.receiptNo} />
      </Fact>
      <Fact name={t('papers.check.day')}>
        <DayText on={receipt.on} />
        <div className={styles['checkBeside']}>{hijriInWords(receipt.on, language, receipt.hijriOffset)}</div>
      </Fact>
      <Fact name={t('papers.check.total')}>
        <span className={receipt.status === 'reversed' ? 'void' : undefined}>
          <Money taka={receipt.total} zero="figure" />
        </span>
      </Fact>
    </>
  );
}

function OfDonation({ gift }: { gift: KnownPaper<'donation'> }) {
  const t = useText(papersTexts);
  const word = useWord();
  const language = useLanguage();
  return (
    <>
      <Fact name={t('papers.check.receiptNo')}>
        <Digits of={gift.shown} />
      </Fact>
      <Fact name={t('papers.check.day')}>
        <DayText on={gift.on} />
        <div className={styles['checkBeside']}>{hijriInWords(gift.on, language, gift.hijriOffset)}</div>
      </Fact>
      <Fact name={word('fund')}>{gift.fund}</Fact>
      <Fact name={t('papers.check.total')}>
        <span className={gift.status === 'reversed' ? 'void' : undefined}>
          <Money taka={gift.total} zero="figure" />
        </span>
      </Fact>
    </>
  );
}

function OfGatePass({ pass }: { pass: KnownPaper<'gate-pass'> }) {
  const t = useText(papersTexts);
  const language = useLanguage();
  return (
    <>
      <Fact name={t('papers.check.passNo')}>
        <Digits of={pass.passNo} />
      </Fact>
      <Fact name={t('papers.check.goes')}>
        <DayText on={pass.from} />, {hourInWords(pass.fromTime, language)}
      </Fact>
      <Fact name={t('papers.check.comes')}>
        <DayText on={pass.to} />, {hourInWords(pass.toTime, language)}
      </Fact>
    </>
  );
}

function OfMarkSheet({ sheet }: { sheet: KnownPaper<'mark-sheet'> }) {
  const t = useText(papersTexts);
  const { exam, session, Total, TotalTop, Average, GPA, Division, Positions, version, on } = sheet;
  const mean = GPA ?? Average;
  return (
    <>
      <Fact name={t('papers.sheet.exam')}>
        {exam}
        <div className={styles['checkBeside']}>
          <Digits of={session} />
        </div>
      </Fact>
      <Fact name={t('papers.sheet.total')}>
        <Digits of={Total} /> / <Digits of={TotalTop} />
      </Fact>
      {mean !== null && (
        <Fact name={t(GPA === null ? 'papers.sheet.average' : 'papers.sheet.gpa')}>
          <Digits of={mean.toFixed(2)} />
        </Fact>
      )}
      <Fact name={t('papers.sheet.division')}>{Division}</Fact>
      {Positions !== null && (
        <Fact name={t('papers.sheet.place')}>
          <Digits of={Positions} />
        </Fact>
      )}
      <Fact name={t('papers.sheet.version')}>
        <Digits of={version} /> · <DayText on={on} />
      </Fact>
    </>
  );
}

function OfAdmitCard({ card }: { card: KnownPaper<'admit-card'> }) {
  const t = useText(papersTexts);
  const word = useWord();
  return (
    <>
      <Fact name={t('papers.sheet.exam')}>
        {card.exam}
        <div className={styles['checkBeside']}>
          <Digits of={card.session} />
        </div>
      </Fact>
      <Fact name={word('section')}>{card.section}</Fact>
      <Fact name={word('code')}>
        <Digits of={card.userCode} />
      </Fact>
    </>
  );
}

function OfCertificate({ certificate }: { certificate: KnownPaper<'certificate'> }) {
  const t = useText(papersTexts);
  const word = useWord();
  const { certificateNo, on, exam, session, total, division, place } = certificate;
  return (
    <>
      <Fact name={t('papers.check.certificateNo')}>
        <Digits of={certificateNo} />
      </Fact>
      <Fact name={t('papers.check.givenOn')}>
        <DayText on={on} />
      </Fact>
      <Fact name={word('class')}>{certificate.class}</Fact>
      <Fact name={t('papers.sheet.exam')}>
        {exam}
        <div className={styles['checkBeside']}>
          <Digits of={session} />
        </div>
      </Fact>
      {total && (
        <Fact name={t('papers.sheet.total')}>
          <Digits of={total} />
        </Fact>
      )}
      {division && <Fact name={t('papers.sheet.division')}>{division}</Fact>}
      {place !== null && (
        <Fact name={t('papers.sheet.place')}>
          <Digits of={place} />
        </Fact>
      )}
      {(total || division) && <FiguresFrom certificate={certificate} />}
    </>
  );
}

/** Whether what it says is what was published. */
function FiguresFrom({ certificate: { figures, reason } }: { certificate: KnownPaper<'certificate'> }) {
  const t = useText(papersTexts);
  const word = useWord();
  return (
    <Fact name={word('figuresFrom')}>
      {t(`papers.certificate.${figures}`)}
      {reason && <div className={styles['checkBeside']}>{reason}</div>}
    </Fact>
  );
}

function OfCharacterReport({ report: { reportNo, on } }: { report: KnownPaper<'character-report'> }) {
  const t = useText(papersTexts);
  return (
    <>
      <Fact name={t('papers.check.reportNo')}>
        <Digits of={reportNo} />
      </Fact>
      <Fact name={t('papers.check.aboutDay')}>
        <DayText on={on} />
      </Fact>
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
