import { Table } from 'semantic-ui-react';
import { CheckField, TextField } from '../../kit/fields/index.ts';
import { useText } from '../../kit/text.ts';
import { resultsTexts } from '../texts.ts';
import tiers from './tiers.module.css';

interface Props {
  readonly places: readonly number[];
  /** Arabic names and bounds of hifz stand beside. */
  readonly whole?: boolean;
}

/** Bounds and names of the divisions, from the best down. */
export function TierFields({ places, whole = false }: Props) {
  const t = useText(resultsTexts);
  return (
    <>
      <p className="muted">{t('results.tier.inEnglish')}</p>
      <Table compact unstackable className={tiers['table']}>
        <Table.Header>
          <Table.Row>
            <Table.HeaderCell className="num">{t('results.tier.no')}</Table.HeaderCell>
            <Table.HeaderCell>{t('results.tier.bound')}</Table.HeaderCell>
            {whole && <Table.HeaderCell>{t('results.tier.hifz')}</Table.HeaderCell>}
            <Table.HeaderCell>{t('results.tier.division')}</Table.HeaderCell>
            {whole && <Table.HeaderCell>{t('results.tier.arabic')}</Table.HeaderCell>}
            <Table.HeaderCell>{t('results.tier.red')}</Table.HeaderCell>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {places.map((place) => (
            <Table.Row key={place}>
              <Table.Cell className="num">{t('results.tier.nth', { n: place })}</Table.Cell>
              <Table.Cell>
                <MarkField name={`DivisionNumber${place}`} label={t('results.tier.bound')} />
              </Table.Cell>
              {whole && (
                <Table.Cell>
                  <MarkField name={`HifzCondition.TopNum${place}`} label={t('results.tier.hifz')} />
                </Table.Cell>
              )}
              <Table.Cell>
                <TextField name={`Division${place}`} label={t('results.tier.division')} />
              </Table.Cell>
              {whole && (
                <Table.Cell>
                  <TextField
                    name={`DivisionAra${place}`}
                    label={t('results.tier.arabic')}
                    lang="ar"
                    dir="rtl"
                  />
                </Table.Cell>
              )}
              <Table.Cell>
                <CheckField name={`Color${place}`} label={t('results.tier.red')} />
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table>
    </>
  );
}

interface MarkProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
}

/** A mark or a point, whole or with decimals, in digits of any script. */
export function MarkField(props: MarkProps) {
  return <TextField {...props} inputMode="decimal" align="right" />;
}
