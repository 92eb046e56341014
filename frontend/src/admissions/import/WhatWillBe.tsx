import { RESIDENCE_NAMES } from '@madrasah/events/settings';
import { Table } from 'semantic-ui-react';
import { useNames } from '../../academics/index.ts';
import { Digits, Money } from '../../kit/figures/index.ts';
import { useLanguage, useText, useWord } from '../../kit/text.ts';
import { admissionsTexts } from '../texts.ts';
import type { StudentsRead } from './answers.ts';

/** How many of the file go into which section and residence, and what is charged for all of them. */
export function WhatWillBe({
  read: { groups = [], residences = [], charged },
}: {
  readonly read: StudentsRead;
}) {
  const t = useText(admissionsTexts);
  const word = useWord();
  const names = useNames();
  const language = useLanguage();
  if (groups.length === 0) return null;
  const residence = (id: number) => RESIDENCE_NAMES.find((one) => one.id === id)?.[language] ?? '';
  return (
    <>
      <Table compact unstackable collapsing>
        <Table.Header>
          <Table.Row>
            <Table.HeaderCell>{word('class')}</Table.HeaderCell>
            <Table.HeaderCell>{word('section')}</Table.HeaderCell>
            <Table.HeaderCell textAlign="right">{t('admissions.import.students')}</Table.HeaderCell>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {groups.map((group) => (
            <Table.Row key={`${group.ClassName}.${group.SubClass}`}>
              <Table.Cell>{names.class(group)}</Table.Cell>
              <Table.Cell>{names.section(group)}</Table.Cell>
              <Table.Cell textAlign="right">
                <Digits of={group.count} />
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table>
      <p>
        {residences.map(({ ResidentialStatusId, count }, index) => (
          <span key={ResidentialStatusId}>
            {index > 0 && ' · '}
            {residence(ResidentialStatusId)}: <Digits of={count} />
          </span>
        ))}
      </p>
      {charged !== undefined && (
        <p>
          {t('admissions.import.charged')}: <Money taka={charged} />
        </p>
      )}
    </>
  );
}
