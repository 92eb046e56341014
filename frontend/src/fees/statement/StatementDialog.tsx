import { feeQueries } from '@madrasah/events/fees';
import { Button } from 'semantic-ui-react';
import { useQuery } from '../../kit/calls/index.ts';
import { Dialog, Loaded } from '../../kit/feedback/index.ts';
import { PaperFiles } from '../../kit/report/index.ts';
import { useHeldDays } from '../../kit/session/open-days.ts';
import { useText, useWord } from '../../kit/text.ts';
import { feesTexts } from '../texts.ts';
import { StatementTable } from './StatementTable.tsx';

interface Props {
  readonly AdmissionID: number;
  readonly name: string;
  /** Two students may have one name. */
  readonly code: string;
  /** The two clocks; now where absent. */
  readonly asOf?: string | undefined;
  readonly knownAt?: string | undefined;
  onClose(): void;
}

/** One student's account over all sessions, with the balance after each line. */
export default function StatementDialog({ AdmissionID, name, code, asOf, knownAt, onClose }: Props) {
  const t = useText(feesTexts);
  const word = useWord();
  const asked = { asOf, knownAt, ...useHeldDays(['from', 'asOf'], { asOf }) };
  const query = useQuery(feeQueries.statement, { AdmissionID, ...asked });
  return (
    <Dialog
      size="large"
      title={t('fees.statement.title', { name })}
      onClose={onClose}
      actions={
        <>
          <PaperFiles
            path={`/api/accounts/statement/${AdmissionID}`}
            query={asked}
            name={[word('statement'), code, name, asOf].filter(Boolean).join(' ')}
            disabled={!query.data}
          />
          <Button type="button" onClick={onClose}>
            {t('fees.statement.close')} <kbd className="not-phone">Esc</kbd>
          </Button>
        </>
      }
    >
      <Loaded of={query} lines={8}>
        {({ data }) =>
          data.lines.length === 0 && data.opening === 0 ? (
            <p className="muted">{t('fees.statement.none')}</p>
          ) : (
            <StatementTable statement={data} onLeave={onClose} />
          )
        }
      </Loaded>
    </Dialog>
  );
}
