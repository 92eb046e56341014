import { type ClosedYear, yearCommands, yearQueries } from '@madrasah/events/closing';
import { dhakaDay } from '@madrasah/events/kernel';
import { useState } from 'react';
import { Button } from 'semantic-ui-react';
import { useQuery } from '../../kit/calls/index.ts';
import { ConfirmDialog } from '../../kit/feedback/index.ts';
import { Money } from '../../kit/figures/index.ts';
import { useMay } from '../../kit/routing/index.ts';
import { useText } from '../../kit/text.ts';
import { closingTexts } from '../texts.ts';

interface Props {
  readonly year: { readonly id: number; readonly name: string; readonly to: string };
}

/** Beside an accounting year: signing it off once it is over, or what each fund had over and taking that back. */
export function YearClosing({ year }: Props) {
  const t = useText(closingTexts);
  const may = useMay('period_lock', 'edit');
  const years = useQuery(yearQueries.closedYears, {}).data?.data;
  const [asked, setAsked] = useState(false);
  const closed = years?.find(({ id }) => id === year.id);
  if (!may || !years || year.to >= dhakaDay(new Date())) return null;
  const verb = t(closed ? 'closing.years.reopen' : 'closing.years.close');
  return (
    <>
      <Button basic type="button" onClick={() => setAsked(true)}>
        {verb}
      </Button>
      {asked && (
        <ConfirmDialog
          command={closed ? yearCommands.reopenYear : yearCommands.closeYear}
          params={{ id: year.id }}
          plain={!closed}
          title={`${year.name} · ${verb}`}
          verb={verb}
          onClose={() => setAsked(false)}
        >
          {closed ? <Closed year={closed} /> : <p>{t('closing.years.closeWhat')}</p>}
        </ConfirmDialog>
      )}
    </>
  );
}

function Closed({ year }: { readonly year: ClosedYear }) {
  const t = useText(closingTexts);
  return (
    <>
      <p>{t('closing.years.closed', { name: year.by.name })}</p>
      <ul>
        {year.results.map(({ FundID, FundName, amount }) => (
          <li key={FundID}>
            {FundName}: <Money taka={amount} decimals="two" zero="figure" />
          </li>
        ))}
      </ul>
      <p>{t('closing.years.reopenWhat')}</p>
    </>
  );
}
