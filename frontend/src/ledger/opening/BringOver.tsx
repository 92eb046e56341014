import { useSearchParams } from 'react-router-dom';
import { Segment } from 'semantic-ui-react';
import { Tabs } from '../../kit/routing/Tabs.tsx';
import { useText } from '../../kit/text.ts';
import { ledgerTexts } from '../texts.ts';
import { OldDuesFile } from './OldDuesFile.tsx';
import { OpeningFile } from './OpeningFile.tsx';
import { NewOpening } from './OpeningForm.tsx';

const WAYS = ['typed', 'file', 'dues'] as const;

/** The ways in which balances are brought over: typed, or by file. */
export function BringOver() {
  const t = useText(ledgerTexts);
  const [search] = useSearchParams();
  const way = WAYS.find((one) => one === search.get('tab')) ?? 'typed';
  return (
    <>
      <Tabs
        label={t('ledger.opening.ways')}
        tabs={WAYS.map((name) => ({ name, label: t(`ledger.opening.way-${name}`) }))}
        now={way}
      />
      <div role="tabpanel" aria-labelledby={`tab-${way}`}>
        {way === 'typed' ? (
          <NewOpening />
        ) : (
          <Segment>{way === 'file' ? <OpeningFile /> : <OldDuesFile />}</Segment>
        )}
      </div>
    </>
  );
}
