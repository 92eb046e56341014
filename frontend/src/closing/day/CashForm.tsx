import { type CashDay, closingCommands, closingQueries } from '@madrasah/events/closing';
import { moneyFigures, paisaOf, sumPaisa } from '@madrasah/events/kernel';
import { useQuery } from '../../kit/calls/index.ts';
import { asChoices, SelectField } from '../../kit/fields/index.ts';
import { Money } from '../../kit/figures/index.ts';
import { CommandForm } from '../../kit/form/index.ts';
import { useLanguage, useText, useWord } from '../../kit/text.ts';
import { closingTexts } from '../texts.ts';
import { asBody, type Typed, totalOf } from './counted.ts';
import { NoteGrid } from './NoteGrid.tsx';
import styles from './notes.module.css';

export type CashTask = 'close' | 'count' | 'hand_over';

const COMMANDS = {
  close: closingCommands.closeDay,
  count: closingCommands.countCash,
  hand_over: closingCommands.handOverDrawer,
} as const;

/** What the account has by its books after all of the day; a close that was short has lessened it already. */
const bookNow = ({ moves }: CashDay): number => sumPaisa(moves.map(({ balance }) => paisaOf(balance))) / 100;

/** Counting an account, for one of three ends; the difference is seen while the notes are typed. */
export function CashForm({ task, day }: { readonly task: CashTask; readonly day: CashDay }) {
  const t = useText(closingTexts);
  const language = useLanguage();
  const book = bookNow(day);
  const differenceOf = (typed: Typed) => (paisaOf(totalOf(typed)) - paisaOf(book)) / 100;
  return (
    <CommandForm
      command={COMMANDS[task]}
      quiet
      save={t(`closing.save.${task}`)}
      toBody={({ to, ...typed }) => ({
        ...{ account: day.Account, ...asBody(typed as Typed) },
        ...(task === 'close' ? { on: day.on } : {}),
        ...(task === 'hand_over' ? { to } : {}),
      })}
      doubt={(typed) => {
        const difference = differenceOf(typed as Typed);
        if (difference === 0) return undefined;
        const amount = moneyFigures(Math.abs(paisaOf(difference)), language);
        return {
          title: t(difference < 0 ? 'closing.doubt.short' : 'closing.doubt.over', { amount }),
          text: t(`closing.doubt.${task}`),
          verb: t(`closing.save.${task}`),
        };
      }}
    >
      {({ values }) => (
        <>
          <p>{t(`closing.what.${task}`)}</p>
          {task === 'hand_over' && <KeeperField />}
          <NoteGrid {...(values as Typed)} />
          <Sums book={book} counted={totalOf(values as Typed)} />
        </>
      )}
    </CommandForm>
  );
}

function KeeperField() {
  const t = useText(closingTexts);
  const may = useQuery(closingQueries.keepers, {}).data?.data;
  return <SelectField name="to" label={t('closing.day.to')} options={asChoices(may, 'id', 'name')} />;
}

function Sums({ book, counted }: { readonly book: number; readonly counted: number }) {
  const word = useWord();
  const difference = (paisaOf(counted) - paisaOf(book)) / 100;
  return (
    <div className={styles['sums']} role="status">
      <span>
        {word('bookBalance')}: <Money taka={book} decimals="two" zero="figure" />
      </span>
      <span>
        {word('countedCash')}: <Money taka={counted} decimals="two" zero="figure" />
      </span>
      <strong className={difference === 0 ? undefined : styles['short']}>
        {word('difference')}: <Money taka={difference} decimals="two" zero="figure" />
      </strong>
    </div>
  );
}
