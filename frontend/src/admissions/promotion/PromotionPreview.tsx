import { Table } from 'semantic-ui-react';
import { classList, useNames } from '../../academics/index.ts';
import { useQuery } from '../../kit/calls/index.ts';
import { Digits, Money } from '../../kit/figures/index.ts';
import type { Values } from '../../kit/form/index.ts';
import { useText, useWord } from '../../kit/text.ts';
import { admissionsTexts } from '../texts.ts';
import { ResultWords } from './ResultWords.tsx';
import { outcomesOf, type Previewed, type PromotionValues } from './values.ts';

/** Student by student what would come of it, and what cannot be. */
export function PromotionPreview({
  preview,
  values,
}: {
  readonly preview: Previewed;
  readonly values: Values;
}) {
  const t = useText(admissionsTexts);
  const word = useWord();
  const names = useNames();
  const classes = useQuery(classList, {}).data?.data;
  const chosen = values as PromotionValues;
  const { list = [], exam } = chosen;
  const outcomes = outcomesOf(chosen);
  const placeOf = (classId: number | null, sectionId: number | null) => {
    const of = classes?.find(({ ClassID }) => ClassID === classId);
    const section = of?.ClassGroup.find(({ SubClassID }) => SubClassID === sectionId);
    return [of && names.class(of), section && names.section(section)].filter(Boolean).join(' – ');
  };
  return (
    <>
      <p>{t('admissions.promotion.what')}</p>
      <Table compact unstackable>
        <Table.Header>
          <Table.Row>
            <Table.HeaderCell>{t('admissions.promotion.student')}</Table.HeaderCell>
            <Table.HeaderCell>{t('admissions.promotion.action')}</Table.HeaderCell>
            <Table.HeaderCell className="not-phone">{word('class')}</Table.HeaderCell>
            <Table.HeaderCell className="num">{t('admissions.promotion.charge')}</Table.HeaderCell>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {preview.rows.map(({ AdmissionID, action, ClassID, SubClassID, charge, problem }) => {
            const student = list.find((one) => one.AdmissionID === AdmissionID);
            const place = placeOf(ClassID, SubClassID);
            const outcome = outcomes.get(AdmissionID);
            return (
              <Table.Row key={AdmissionID} negative={problem !== null}>
                <Table.Cell>
                  <Digits of={student?.UserCode ?? AdmissionID} /> {student?.StudentName}
                  {exam && outcome && (
                    <div className="small">
                      <ResultWords {...outcome} />
                    </div>
                  )}
                </Table.Cell>
                <Table.Cell>
                  {problem ?? t(`admissions.promotion.${action}`)}
                  <div className="only-phone small">{place}</div>
                </Table.Cell>
                <Table.Cell className="not-phone">{place}</Table.Cell>
                <Table.Cell className="num">
                  <Money taka={charge} decimals="two" bare />
                </Table.Cell>
              </Table.Row>
            );
          })}
        </Table.Body>
        <Table.Footer>
          <Table.Row>
            <Table.HeaderCell>{t('admissions.promotion.charges')}</Table.HeaderCell>
            <Table.Cell />
            <Table.Cell className="not-phone" />
            <Table.HeaderCell className="num">
              <Money taka={preview.charges} decimals="two" bare />
            </Table.HeaderCell>
          </Table.Row>
        </Table.Footer>
      </Table>
    </>
  );
}
