import type { CashDay } from '@madrasah/events/closing';
import { closingQueries } from '@madrasah/events/closing';
import { dhakaDay } from '@madrasah/events/kernel';
import { useEffect, useState } from 'react';
import { Button, Segment } from 'semantic-ui-react';
import { useQuery } from '../../kit/calls/index.ts';
import { Loaded } from '../../kit/feedback/index.ts';
import { Select, WholeDayBox } from '../../kit/fields/index.ts';
import { NoneYet } from '../../kit/lacks/index.ts';
import { Filters } from '../../kit/list/Filters.tsx';
import { PaperFiles } from '../../kit/report/PaperFiles.tsx';
import { useAddress, useMay } from '../../kit/routing/index.ts';
import { useOpenDays } from '../../kit/session/open-days.ts';
import { Page } from '../../kit/shell/index.ts';
import { useText, useWord } from '../../kit/text.ts';
import { closingTexts } from '../texts.ts';
import { CashForm, type CashTask } from './CashForm.tsx';
import { ClosedDay } from './ClosedDay.tsx';
import { DayMessages } from './DayMessages.tsx';
import { DayMoves } from './DayMoves.tsx';
import styles from './notes.module.css';
import { Sheets } from './Sheets.tsx';
import { useCashAccounts } from './use-cash-accounts.ts';

const CASH = ['cash'] as const;

/** A cash account on one day: what it should have, counting it, closing it, handing it over. */
export default function DayClosePage() {
  const t = useText(closingTexts);
  const word = useWord();
  const today = dhakaDay(new Date());
  const opening = useOpenDays().day;
  const accounts = useCashAccounts();
  const [search, setSearch] = useAddress();
  const account = Number(search.get('account')) || accounts?.[0]?.value;
  const on = search.get('on') ?? opening;
  const day = useQuery(closingQueries.dayClose, account === undefined ? undefined : { account, on });
  const stand = (next: Record<string, string>) =>
    setSearch({ ...Object.fromEntries(search), ...next }, { replace: true });
  return (
    <Page
      actions={
        account !== undefined && (
          <PaperFiles path="/api/accounts/day_close" query={{ account, on }} name={`day-${on}`} />
        )
      }
    >
      <Segment className="flush">
        <Filters>
          <div>
            <label htmlFor="cash-account">{word('account')}</label>
            <Select
              control={{ id: 'cash-account' }}
              choices={accounts ?? []}
              value={account}
              onChange={(value) => value !== undefined && stand({ account: String(value) })}
            />
          </div>
          <WholeDayBox label={word('day')} value={on} max={today} onDay={(next) => stand({ on: next })} />
        </Filters>
        {accounts?.length === 0 && <NoneYet needs={CASH} title={t('closing.day.noAccount')} />}
        {account !== undefined && (
          <Loaded of={day} lines={6}>
            {({ data }) => (
              <>
                <DayMessages day={data} onDay={(earlier) => stand({ on: earlier })} />
                <DayMoves day={data} />
              </>
            )}
          </Loaded>
        )}
      </Segment>
      {day.data && <Work key={`${account} ${on} ${day.data.data.state}`} day={day.data.data} today={today} />}
    </Page>
  );
}

/** What may be done with the account now, one thing at a time. */
function Work({ day, today }: { readonly day: CashDay; readonly today: string }) {
  const t = useText(closingTexts);
  const may = useMay('day_close', 'insert');
  const isToday = day.on === today;
  const tasks: CashTask[] = [
    ...(day.state === 'open' && day.openBefore.length === 0 ? ['close' as const] : []),
    ...(isToday ? (['count', 'hand_over'] as const) : []),
  ];
  const [task, setTask] = useState<CashTask | undefined>(tasks[0]);
  useEffect(() => {
    if (task && !tasks.includes(task)) setTask(tasks[0]);
  });
  return (
    <>
      {day.state === 'closed' && <ClosedDay day={day} />}
      {may && task && (
        <Segment>
          {tasks.length > 1 && (
            <div className={`ui buttons ${styles['tabs']}`}>
              {tasks.map((each) => (
                <Button
                  key={each}
                  type="button"
                  basic={each !== task}
                  primary={each === task}
                  aria-pressed={each === task}
                  onClick={() => setTask(each)}
                >
                  {t(`closing.task.${each}`)}
                </Button>
              ))}
            </div>
          )}
          <CashForm key={task} task={task} day={day} />
        </Segment>
      )}
      <Sheets sheets={day.sheets} />
    </>
  );
}
