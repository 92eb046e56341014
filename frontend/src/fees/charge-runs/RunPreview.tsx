import type { feeCommands } from '@madrasah/events/fees';
import type { AnswerTo } from '@madrasah/events/kernel';
import { Link } from 'react-router-dom';
import { Message, Table } from 'semantic-ui-react';
import { classList, useNames } from '../../academics/index.ts';
import { useQuery } from '../../kit/calls/index.ts';
import { Digits, Money } from '../../kit/figures/index.ts';
import { Problems } from '../../kit/steps/index.ts';
import { useText } from '../../kit/text.ts';
import { feesTexts } from '../texts.ts';
import { DueDays } from './DueDays.tsx';
import { LeftOut } from './LeftOut.tsx';

/** What a run would charge; sums in taka. */
export type ChargeRunPreview = AnswerTo<typeof feeCommands.previewChargeRun>;

/** Head by head what would be charged, what stands already, and who has no price. */
export function RunPreview({ preview }: { readonly preview: ChargeRunPreview }) {
  const t = useText(feesTexts);
  const { heads, unpriced, students, items, total, days } = preview;
  return (
    <>
      {unpriced.length > 0 && (
        <Message warning visible role="alert">
          <Message.Header>{t('fees.runs.unpriced', { count: unpriced.length })}</Message.Header>
          <Problems
            sentences={unpriced.map(({ UserCode, SlName }) =>
              t('fees.runs.unpricedRow', { code: UserCode, head: SlName }),
            )}
          />
        </Message>
      )}
      <Unsaid of={preview} />
      <Again preview={preview} />
      <LeftOut of={preview} nothing={items === 0} />
      {items > 0 && (
        <>
          <p>{t('fees.runs.whom', { students })}</p>
          <DueDays days={days} />
          <Table compact unstackable>
            <Table.Header>
              <Table.Row>
                <Table.HeaderCell>{t('fees.runs.head')}</Table.HeaderCell>
                <Table.HeaderCell className="num">{t('fees.runs.items')}</Table.HeaderCell>
                <Table.HeaderCell className="num">{t('fees.runs.total')}</Table.HeaderCell>
              </Table.Row>
            </Table.Header>
            <Table.Body>
              {heads.map((head) => (
                <HeadRow key={head.SLID} name={head.SlName} items={head.items} total={head.total} />
              ))}
            </Table.Body>
            <Table.Footer>
              <HeadRow name={t('fees.runs.all')} items={items} total={total} />
            </Table.Footer>
          </Table>
          {(preview.concession > 0 || preview.prepaid > 0) && (
            <p>
              {t('fees.runs.concession')} <Money taka={preview.concession} decimals="two" /> ·{' '}
              {t('fees.runs.prepaid')} <Money taka={preview.prepaid} decimals="two" /> · {t('fees.runs.due')}{' '}
              <strong>
                <Money taka={preview.due} decimals="two" />
              </strong>
            </p>
          )}
        </>
      )}
    </>
  );
}

/** The classes whose months have no days, and the way to say them. */
function Unsaid({ of: { unsaid = [], dueOn } }: { readonly of: ChargeRunPreview }) {
  const t = useText(feesTexts);
  const names = useNames();
  const classes = useQuery(classList, {}).data?.data ?? [];
  if (unsaid.length === 0) return null;
  const found = unsaid.flatMap(({ ClassID }) => classes.find((one) => one.ClassID === ClassID) ?? []);
  return (
    <Message warning visible role="alert">
      <p>{t('fees.runs.unsaid', { day: dueOn, classes: found.map((one) => names.class(one)).join(', ') })}</p>
      <Link to="/accounting/month-calendar">{t('fees.runs.toMonths')}</Link>
    </Message>
  );
}

/** Who would pay a head on demand a second time: named, whether they are left out or charged again. */
function Again({ preview: { again, skipped } }: { readonly preview: ChargeRunPreview }) {
  const t = useText(feesTexts);
  if (again.length === 0) return null;
  const isLeftOut = skipped.some(({ why }) => why === 'again');
  return (
    <Message warning visible role="alert">
      <Message.Header>
        {t(isLeftOut ? 'fees.runs.againLeft' : 'fees.runs.againCharged', { count: again.length })}
      </Message.Header>
      <p>{t(isLeftOut ? 'fees.runs.againLeftWhat' : 'fees.runs.againChargedWhat')}</p>
      <Problems
        sentences={again.map(({ UserCode, SlName }) =>
          t('fees.runs.againRow', { code: UserCode, head: SlName }),
        )}
      />
    </Message>
  );
}

function HeadRow({
  name,
  items,
  total,
}: {
  readonly name: string;
  readonly items: number;
  readonly total: number;
}) {
  return (
    <Table.Row>
      <Table.Cell>{name}</Table.Cell>
      <Table.Cell className="num">
        <Digits of={items} />
      </Table.Cell>
      <Table.Cell className="num">
        <Money taka={total} decimals="two" bare />
      </Table.Cell>
    </Table.Row>
  );
}
