import type { feeCommands } from '@madrasah/events/fees';
import type { AnswerTo } from '@madrasah/events/kernel';
import { digitsOf } from '@madrasah/events/kernel';
import { Link } from 'react-router-dom';
import { Message } from 'semantic-ui-react';
import { classList, useNames } from '../../academics/index.ts';
import { useQuery } from '../../kit/calls/index.ts';
import { useLanguage, useText } from '../../kit/text.ts';
import { feesTexts } from '../texts.ts';

/** Why somebody is not charged a head. */
const REASONS = [
  'left',
  'month-not-charged',
  'not-begun',
  'before-admission',
  'before-import',
  'before-opening',
  'as-chosen',
  'off',
  'no-days',
  'nil',
  'standing',
] as const;
const PRICES = '/accounting/fee-setup';

/** Whom a run does not charge and why, and which heads a class has no price of when they fall due. */
export type WhoIsLeftOut = Pick<AnswerTo<typeof feeCommands.runCharges>, 'reasons' | 'noPrice'>;

interface Props {
  readonly of: WhoIsLeftOut;
  /** The run charges nothing at all: every reason is told openly. */
  readonly nothing: boolean;
}

/** Whom a run leaves out: the prices that are missing with the way to them, and reason by reason who it is. */
export function LeftOut({ of: { reasons = [], noPrice = [] }, nothing }: Props) {
  const t = useText(feesTexts);
  const later = noPrice.filter(({ from }) => from !== null);
  const none = noPrice.filter(({ from }) => from === null);
  const shown = nothing ? noPrice : later;
  return (
    <>
      {shown.length > 0 && (
        <Message warning visible>
          <Message.Header>{t('fees.runs.noPrice')}</Message.Header>
          <PricesMissing rows={shown} />
          <Link to={PRICES}>{t('fees.runs.toPrices')}</Link>
        </Message>
      )}
      {!nothing && none.length > 0 && (
        <details>
          <summary>{t('fees.runs.noPriceOf', { count: none.length })}</summary>
          <PricesMissing rows={none} />
          <Link to={PRICES}>{t('fees.runs.toPrices')}</Link>
        </details>
      )}
      {REASONS.map((why) =>
        reasons.filter((one) => one.why === why).map((reason) => <Reason key={why} why={why} of={reason} />),
      )}
    </>
  );
}

function PricesMissing({ rows }: { readonly rows: NonNullable<WhoIsLeftOut['noPrice']> }) {
  const t = useText(feesTexts);
  const names = useNames();
  const classes = useQuery(classList, {}).data?.data;
  const nameOf = (id: number) => {
    const found = classes?.find(({ ClassID }) => ClassID === id);
    return found ? names.class(found) : '';
  };
  return (
    <ul>
      {rows.map(({ ClassID, SLID, SlName, dueOn, from, students }) => {
        const places = { head: SlName, where: nameOf(ClassID), due: dueOn, count: students };
        return (
          <li key={`${ClassID} ${SLID} ${dueOn}`}>
            {from === null
              ? t('fees.runs.noPriceRow', places)
              : t('fees.runs.noPriceYet', { ...places, from })}
          </li>
        );
      })}
    </ul>
  );
}

interface ReasonProps {
  readonly why: (typeof REASONS)[number];
  readonly of: NonNullable<WhoIsLeftOut['reasons']>[number];
}

/** One reason: how many, of which heads; opened, who. */
function Reason({ why, of: { students, heads, who } }: ReasonProps) {
  const t = useText(feesTexts);
  const language = useLanguage();
  return (
    <details>
      <summary>
        {t(`fees.skip.${why.replaceAll('-', '')}` as 'fees.skip.left', { count: students })}{' '}
        {heads.join(', ')}
      </summary>
      <p className="small">
        {who
          .map(({ UserCode, StudentName }) => `${digitsOf(UserCode, language)} ${StudentName}`.trim())
          .join(' · ')}
        {students > who.length && ` … (${digitsOf(students - who.length, language)})`}
      </p>
    </details>
  );
}
