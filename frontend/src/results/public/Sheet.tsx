import { digitsOf } from '@madrasah/events/kernel';
import type { PublicRecord } from '@madrasah/events/results';
import type { ReactNode } from 'react';
import { DayText } from '../../kit/figures/DayText.tsx';
import { Digits } from '../../kit/figures/Digits.tsx';
import { useLanguage, useText } from '../../kit/text.ts';
import { resultsTexts } from '../texts.ts';
import { papersOf } from './asked.ts';
import { ordinal } from './ordinal.ts';
import { Paper } from './Paper.tsx';
import styles from './public.module.css';

/** `2012-03-04` → 04-03-2012. */
const dayFirst = (day: string) => day.split('-').reverse().join('-');

/** A published result: who, how he did, paper by paper, and since when it stands. */
export function Sheet({ record }: { record: PublicRecord }) {
  const t = useText(resultsTexts);
  const language = useLanguage();
  const papers = papersOf(record);
  const { DateOfBirth, PublishedOn, CorrectedOn } = record;
  const born = DateOfBirth && ` · ${t('results.public.born', { day: dayFirst(DateOfBirth) })}`;
  const day = (on: string) => <DayText on={on} />;
  return (
    <>
      <section className={`ui segment flush ${styles['card']}`}>
        <div className={styles['who']}>
          <div className="small muted">
            {record.ExamName} · {record.SessionName}
          </div>
          <h1 className="ui header">{record.UserName}</h1>
          <div className="small">
            {record.FatherName && t('results.public.father', { name: record.FatherName })}
            <br />
            {t('results.public.student', { code: digitsOf(record.UserCode, language) })} · {record.SubClass}
            {born && digitsOf(born, language)}
          </div>
        </div>
        <Grade record={record} />
        <Figures record={record} />
      </section>
      <section className={`ui segment flush ${styles['card']}`}>
        <div className={styles['subjects']}>
          <h2 className="ui header">{t('results.public.papers')}</h2>
          <span className="small muted">{t('results.public.counted', { n: record.SubSonkha })}</span>
        </div>
        {papers.map((paper) => (
          <Paper key={paper.n} paper={paper} isGpa={record.ExamStatus === 2} />
        ))}
        <p className={`small muted ${styles['legend']}`}>{t('results.public.legend')}</p>
      </section>
      <Signatures record={record} />
      <p className="small muted">
        {t('results.public.since')} {day(PublishedOn)}
        {CorrectedOn && (
          <>
            {' · '}
            {t('results.public.corrected', { n: record.version })} {day(CorrectedOn)}
          </>
        )}
      </p>
    </>
  );
}

function Grade({ record: { Division, DivisionAra } }: { record: PublicRecord }) {
  const t = useText(resultsTexts);
  return (
    <div className={styles['grade']}>
      <div>
        <div className="small muted">{t('results.public.division')}</div>
        <strong>{Division}</strong>
      </div>
      {DivisionAra && DivisionAra !== Division && (
        <span lang="ar" dir="rtl">
          {DivisionAra}
        </span>
      )}
    </div>
  );
}

function Figures({ record }: { record: PublicRecord }) {
  const t = useText(resultsTexts);
  const language = useLanguage();
  const mean = record.ExamStatus === 2 ? record.GPA : record.Average;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [
      t('results.public.total'),
      <>
        <Digits of={record.Total} />{' '}
        <span className="small muted">
          / <Digits of={record.TotalTop} />
        </span>
      </>,
    ],
    [
      t(record.ExamStatus === 2 ? 'results.public.gpa' : 'results.public.average'),
      mean === null ? '–' : digitsOf(mean.toFixed(2), language),
    ],
    [t('results.public.place'), record.Positions === null ? '–' : ordinal(record.Positions, language)],
  ];
  return (
    <dl className={styles['figures']}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt className="small muted">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** On paper alone: who answers for it. */
function Signatures({ record }: { record: PublicRecord }) {
  const t = useText(resultsTexts);
  const lines = [
    [t('results.public.najem'), record.SignatureNajem],
    [t('results.public.principal'), record.SignaturePrincipal],
  ] as const;
  return (
    <div className={styles['signatures']}>
      {lines.map(([label, picture]) => (
        <div key={label}>
          {picture && <img src={picture} alt="" />}
          <span>{label}</span>
        </div>
      ))}
    </div>
  );
}
