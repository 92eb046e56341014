import type { AnswerTo } from '@madrasah/events/kernel';
import { type ClassMonth, monthNameIn, type planCommands } from '@madrasah/events/plans';
import { Message, Table } from 'semantic-ui-react';
import { Money } from '../../kit/figures/index.ts';
import { Problems } from '../../kit/steps/index.ts';
import { useLanguage, useText } from '../../kit/text.ts';
import { plansTexts } from '../texts.ts';

interface OfHead {
  readonly SLID: number;
  readonly SlName: string;
  readonly MonthID: number;
}

/** What a change would do; sums in taka. */
export type ChangePreview = AnswerTo<typeof planCommands.previewStudentChange>;

interface Props {
  readonly preview: ChangePreview;
  readonly months: readonly ClassMonth[];
}

/** Charge by charge what would change, the difference, and what stays as it is. */
export function ChangePreviewed({ preview, months }: Props) {
  const t = useText(plansTexts);
  const language = useLanguage();
  const { items, charged, kept, ahead, unpriced } = preview;
  const nameOf = ({ SlName, MonthID }: OfHead) => {
    const month = months.find((one) => one.MonthID === MonthID);
    return month ? `${SlName} – ${monthNameIn(month.name, language)}` : SlName;
  };
  const rows = [...items, ...charged.map((line) => ({ ...line, before: undefined }))];
  return (
    <>
      {unpriced.length > 0 && (
        <Message warning visible role="alert">
          <Message.Header>{t('plans.change.unpriced')}</Message.Header>
          <Problems sentences={unpriced.map(({ SlName }) => SlName)} />
        </Message>
      )}
      {rows.length === 0 ? (
        <p>{t('plans.change.nothing')}</p>
      ) : (
        <Table compact unstackable>
          <Table.Header>
            <Table.Row>
              <Table.HeaderCell>{t('plans.own.head')}</Table.HeaderCell>
              <Table.HeaderCell className="num">{t('plans.change.before')}</Table.HeaderCell>
              <Table.HeaderCell className="num">{t('plans.change.now')}</Table.HeaderCell>
              <Table.HeaderCell className="num not-phone">{t('plans.year.due')}</Table.HeaderCell>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {rows.map((row) => (
              <Table.Row key={`${row.SLID}-${row.MonthID}`}>
                <Table.Cell>{nameOf(row)}</Table.Cell>
                <Table.Cell className="num">
                  {row.before === undefined ? (
                    t('plans.change.fresh')
                  ) : (
                    <Money taka={row.before} decimals="two" bare />
                  )}
                </Table.Cell>
                <Table.Cell className="num">
                  <Money taka={row.Fee} decimals="two" bare />
                </Table.Cell>
                <Table.Cell className="num not-phone">
                  <Money taka={row.due} decimals="two" bare />
                </Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table>
      )}
      {rows.length > 0 && <Difference of={preview} />}
      <Staying title={t('plans.change.ahead')} names={ahead.filter(({ priced }) => priced).map(nameOf)} />
      <Staying
        title={t('plans.change.ahead-unpriced')}
        names={ahead.filter(({ priced }) => !priced).map(nameOf)}
      />
      <Staying title={t('plans.change.kept')} names={kept.map(nameOf)} />
    </>
  );
}

function Staying({ title, names }: { readonly title: string; readonly names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <p>
      {title}: <span className="muted">{names.join(', ')}</span>
    </p>
  );
}

/** By how much he owes more or less, and what becomes his advance. */
export function Difference({ of }: { readonly of: Pick<ChangePreview, 'difference' | 'overpaid'> }) {
  const t = useText(plansTexts);
  const { difference, overpaid } = of;
  // What is overpaid lessens no due: it is shown by itself.
  const dues = (Math.round(difference * 100) + Math.round(overpaid * 100)) / 100;
  return (
    <p>
      {dues === 0 ? (
        t('plans.change.same')
      ) : (
        <>
          {t(dues > 0 ? 'plans.change.more' : 'plans.change.less')}{' '}
          <strong>
            <Money taka={Math.abs(dues)} decimals="two" />
          </strong>
        </>
      )}
      {overpaid > 0 && (
        <>
          {' · '}
          {t('plans.change.overpaid')}{' '}
          <strong>
            <Money taka={overpaid} decimals="two" />
          </strong>
        </>
      )}
    </p>
  );
}
