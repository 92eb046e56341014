import { planCommands, type SiblingRule, siblingRevision } from '@madrasah/events/plans';
import { useId, useRef, useState } from 'react';
import { Label, Table } from 'semantic-ui-react';
import { AskedForm } from '../../kit/asked/index.ts';
import { Select } from '../../kit/fields/index.ts';
import { Digits, Money } from '../../kit/figures/index.ts';
import { useText } from '../../kit/text.ts';
import { plansTexts } from '../texts.ts';
import { useHeads } from './heads.ts';

/** The sibling rule of each head that has one. */
export function SiblingRules({ rules }: { readonly rules: readonly SiblingRule[] }) {
  const t = useText(plansTexts);
  if (rules.length === 0) return <p>{t('plans.sibling.none')}</p>;
  return (
    <Table compact unstackable>
      <Table.Body>
        {rules.map((rule) => (
          <Table.Row key={rule.SLID}>
            <Table.Cell>{rule.SlName}</Table.Cell>
            <Table.Cell>{t('plans.sibling.nth', { n: rule.from })}</Table.Cell>
            <Table.Cell className="num">
              {rule.percent === null ? (
                <Money taka={rule.amount ?? 0} decimals="two" />
              ) : (
                <>
                  <Digits of={rule.percent} />%
                </>
              )}
            </Table.Cell>
            <Table.Cell>
              <Label color={rule.active ? 'green' : 'grey'}>
                {t(rule.active ? 'plans.sibling.on' : 'plans.sibling.off')}
              </Label>
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table>
  );
}

const NEW = { from: 2, active: 1 };

/** What stands of a head's rule, as the form has it; an empty one where it has none. */
const standing = (rule: SiblingRule | undefined) =>
  rule
    ? { from: rule.from, percent: rule.percent, amount: rule.amount, active: rule.active ? 1 : 0 }
    : { ...NEW, percent: null, amount: null };

/** The rule of one head: chosen first, so that it is changed from what stands. */
export function SiblingForm({ rules }: { readonly rules: readonly SiblingRule[] }) {
  const t = useText(plansTexts);
  const id = useId();
  const heads = useHeads();
  const [head, setHead] = useState<number>();
  const leave = useRef<((then: () => void) => void) | null>(null);
  const rule = rules.find(({ SLID }) => SLID === head);
  const choose = (value: unknown) => {
    const change = () => setHead(Number(value) || undefined);
    if (leave.current) leave.current(change);
    else change();
  };
  return (
    <>
      <div className="ui form">
        <div className="field">
          <label htmlFor={id}>{t('plans.own.head')}</label>
          <Select control={{ id }} choices={heads} value={head} onChange={choose} />
        </div>
      </div>
      {head !== undefined && (
        <AskedForm
          key={head}
          command={planCommands.setSiblingRule}
          version={rule?.revision ?? siblingRevision(undefined)}
          initialValues={standing(rule)}
          toBody={(values) => ({ ...values, SLID: head })}
          grid="fields-2"
          afterSave="keep"
          leave={leave}
          quiet
          save={t('plans.sibling.save')}
        />
      )}
    </>
  );
}
