import { duesCommands, type FeeLand, type MonthOfFees } from '@madrasah/events/dues';
import { digitsOf } from '@madrasah/events/kernel';
import { useState } from 'react';
import { Button, Segment } from 'semantic-ui-react';
import { AskedDialog } from '../../kit/asked/index.ts';
import { Empty } from '../../kit/feedback/index.ts';
import { Money } from '../../kit/figures/index.ts';
import { RowButton } from '../../kit/list/defined/index.ts';
import { useMay } from '../../kit/routing/index.ts';
import { useLanguage, useText, useWord } from '../../kit/text.ts';
import { duesTexts } from '../texts.ts';

const PER_PAGE = 6;

/** The twelve months of a student, six a page. */
export function MonthlyFees({ of }: { readonly of: FeeLand }) {
  const t = useText(duesTexts);
  const language = useLanguage();
  const [page, setPage] = useState(1);
  const pages = Math.ceil(of.months.length / PER_PAGE);
  const shown = of.months.slice((page - 1) * PER_PAGE, page * PER_PAGE);
  if (of.months.every(({ prescribedFee, acceptedFees }) => prescribedFee === 0 && acceptedFees === 0))
    return (
      <Segment>
        <Empty title={t('dues.land.none')} />
      </Segment>
    );
  return (
    <Segment className="flush">
      <MonthTable months={shown} AdmissionID={of.AdmissionID} />
      <nav className="pager" aria-label={t('dues.land.months')}>
        <Button type="button" disabled={page === 1} onClick={() => setPage(page - 1)}>
          {t('dues.land.before')}
        </Button>
        <span>
          {t('dues.land.page', { page: digitsOf(page, language), pages: digitsOf(pages, language) })}
        </span>
        <Button type="button" disabled={page === pages} onClick={() => setPage(page + 1)}>
          {t('dues.land.after')}
        </Button>
      </nav>
    </Segment>
  );
}

interface TableProps {
  readonly months: readonly MonthOfFees[];
  readonly AdmissionID: number;
}

function MonthTable({ months, AdmissionID }: TableProps) {
  const t = useText(duesTexts);
  const word = useWord();
  const mayWrite = useMay('fee_collection', 'insert');
  const [commented, setCommented] = useState<MonthOfFees>();
  return (
    <>
      <table className="ui unstackable compact table cards-on-phone">
        <thead>
          <tr>
            <th scope="col">{word('month')}</th>
            <th scope="col" className="num">
              {word('prescribedFee')}
            </th>
            <th scope="col" className="num">
              {word('concession')}
            </th>
            <th scope="col" className="num">
              {t('dues.land.accepted')}
            </th>
            <th scope="col">{word('remark')}</th>
            <th scope="col">{word('settled')}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {months.map((month) => (
            <tr key={month.MonthID}>
              <td className="on-title strong">{month.monthName}</td>
              <td className="num on-line" data-label={word('prescribedFee')}>
                <Money taka={month.prescribedFee} />
              </td>
              <td className="num on-line" data-label={word('concession')}>
                <Money taka={month.discount} />
              </td>
              <td className="num on-side">
                <Money taka={month.acceptedFees} />
              </td>
              <td className={month.comment ? 'on-line' : 'on-hide'} data-label={word('remark')}>
                {month.comment}
              </td>
              <td className="on-line" data-label={word('settled')}>
                <input
                  type="checkbox"
                  checked={month.status}
                  readOnly
                  disabled
                  aria-label={`${month.monthName}: ${word('settled')}`}
                />
              </td>
              <td className="on-line">
                {mayWrite && (
                  <RowButton
                    icon="edit"
                    label={t('dues.land.commentOn', { month: month.monthName })}
                    onClick={() => setCommented(month)}
                  />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {commented && (
        <AskedDialog
          command={duesCommands.writeFeeComment}
          title={t('dues.land.commentOn', { month: commented.monthName })}
          initialValues={{ comment: commented.comment }}
          toBody={(values) => ({ ...values, AdmissionID, MonthID: commented.MonthID })}
          onClose={() => setCommented(undefined)}
        />
      )}
    </>
  );
}
