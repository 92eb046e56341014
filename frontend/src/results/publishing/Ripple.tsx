import type { MovedRow, SaidFigures } from '@madrasah/events/results';
import { Table } from 'semantic-ui-react';
import { Digits } from '../../kit/figures/index.ts';
import { ScrollBox } from '../../kit/layout/ScrollBox.tsx';
import { useText } from '../../kit/text.ts';
import { resultsTexts } from '../texts.ts';

type Named = MovedRow & { readonly UserName: string; readonly UserCode: string };

const KINDS = ['Total', 'mean', 'Division', 'Positions'] as const;

function figure(of: SaidFigures | null, kind: (typeof KINDS)[number]) {
  if (!of) return null;
  if (kind !== 'mean') return of[kind];
  return (of.GPA ?? of.Average)?.toFixed(2) ?? null;
}

/** Whom a correction moves: what was said of him before, and what is said then. */
export function Ripple({ moved }: { readonly moved: readonly Named[] }) {
  const t = useText(resultsTexts);
  if (moved.length === 0) return <p className="muted">{t('results.correct.nobody')}</p>;
  return (
    <ScrollBox label={t('results.correct.moved')}>
      <Table compact unstackable>
        <Table.Header>
          <Table.Row>
            <Table.HeaderCell>{t('results.entry.code')}</Table.HeaderCell>
            <Table.HeaderCell>{t('results.entry.name')}</Table.HeaderCell>
            <Table.HeaderCell>{t('results.sample.total')}</Table.HeaderCell>
            <Table.HeaderCell>{t('results.correct.mean')}</Table.HeaderCell>
            <Table.HeaderCell>{t('results.sample.division')}</Table.HeaderCell>
            <Table.HeaderCell>{t('results.sample.place')}</Table.HeaderCell>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {moved.map((row) => (
            <Table.Row key={row.UserID}>
              <Table.Cell>
                <Digits of={row.UserCode} />
              </Table.Cell>
              <Table.Cell>{row.UserName}</Table.Cell>
              {KINDS.map((kind) => (
                <Table.Cell key={kind}>
                  <FromTo from={figure(row.old, kind)} to={figure(row.new, kind)} />
                </Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table>
    </ScrollBox>
  );
}

interface FromToProps {
  readonly from: string | number | null;
  readonly to: string | number | null;
}

/** The old and the new figure; one where they are the same. */
function FromTo({ from, to }: FromToProps) {
  if (from === to) return <Digits of={to ?? '–'} />;
  return (
    <>
      <Digits of={from ?? '–'} /> →{' '}
      <strong>
        <Digits of={to ?? '–'} />
      </strong>
    </>
  );
}
