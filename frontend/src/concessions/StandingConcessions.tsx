import {
  CONCESSION_KIND_NAMES,
  endConcession,
  type StandingConcession,
  standingConcessions,
} from '@madrasah/events/concessions';
import { useState } from 'react';
import { Button, Header, Segment, Table } from 'semantic-ui-react';
import { AskedDialog } from '../kit/asked/index.ts';
import { useQuery } from '../kit/calls/index.ts';
import { Loaded } from '../kit/feedback/index.ts';
import { Digits, Money } from '../kit/figures/index.ts';
import { useMay } from '../kit/routing/index.ts';
import { useLanguage, useText } from '../kit/text.ts';
import { concessionsTexts } from './texts.ts';

interface Props {
  readonly admissionId: number;
  /** What the student's class calls a month. */
  monthName(monthId: number): string;
}

/** The concessions that stand for a student, and ending one of them from a month on. */
export function StandingConcessions({ admissionId, monthName }: Props) {
  const t = useText(concessionsTexts);
  const language = useLanguage();
  const rows = useQuery(standingConcessions, { AdmissionID: admissionId });
  const [ending, setEnding] = useState<StandingConcession>();
  const may = useMay('concession', 'edit');
  return (
    <Loaded of={rows} lines={2}>
      {({ data }) =>
        data.length === 0 ? null : (
          <Segment>
            <Header as="h3" size="small">
              {t('concessions.standing.title')}
            </Header>
            <Table compact unstackable>
              <Table.Body>
                {data.map((row) => (
                  <Table.Row key={row.grantId}>
                    <Table.Cell>
                      {row.SlName || t('concessions.standing.everyHead')}
                      <div className="muted small">
                        {CONCESSION_KIND_NAMES[row.kind][language]} · {monthName(row.from)} –{' '}
                        {monthName(row.to)}
                      </div>
                    </Table.Cell>
                    <Table.Cell className="num">
                      <Worth of={row} />
                    </Table.Cell>
                    {may && (
                      <Table.Cell className="num">
                        <Button type="button" basic size="small" onClick={() => setEnding(row)}>
                          {t('concessions.standing.end')}
                        </Button>
                      </Table.Cell>
                    )}
                  </Table.Row>
                ))}
              </Table.Body>
            </Table>
            {ending && <EndDialog of={ending} monthName={monthName} onClose={() => setEnding(undefined)} />}
          </Segment>
        )
      }
    </Loaded>
  );
}

function Worth({ of: { amount, percent } }: { readonly of: StandingConcession }) {
  if (amount !== null) return <Money taka={amount} decimals="two" />;
  return (
    <>
      <Digits of={percent ?? 0} />%
    </>
  );
}

interface EndProps {
  readonly of: StandingConcession;
  monthName(monthId: number): string;
  onClose(): void;
}

function EndDialog({ of, monthName, onClose }: EndProps) {
  const t = useText(concessionsTexts);
  const months = Array.from({ length: of.to - of.from + 1 }, (_, index) => of.from + index);
  return (
    <AskedDialog
      title={t('concessions.standing.endAsk')}
      says={<p className="muted">{t('concessions.standing.endWhat')}</p>}
      command={endConcession}
      params={{ id: of.grantId }}
      onPage={{ from: { options: months.map((value) => ({ value, label: monthName(value) })) } }}
      save={t('concessions.standing.end')}
      onClose={onClose}
    />
  );
}
