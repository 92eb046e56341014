import { type DifferenceRow, resultCommands, resultQueries } from '@madrasah/events/results';
import { type FormEvent, useState } from 'react';
import { Button } from 'semantic-ui-react';
import { useCommand, useQuery } from '../../kit/calls/index.ts';
import { Empty, FailureMessage, Loaded, useToast } from '../../kit/feedback/index.ts';
import { DirtyGuard } from '../../kit/form/leaving/DirtyGuard.tsx';
import { PaperFiles } from '../../kit/report/index.ts';
import { useMay } from '../../kit/routing/index.ts';
import { Problems } from '../../kit/steps/index.ts';
import { useText } from '../../kit/text.ts';
import { entryTexts } from '../entry/texts.ts';
import { type Place, sheetAsked } from '../place.ts';
import { Differences, differenceKey } from './Differences.tsx';

/** The cells in which the two passes differ: on paper, to be looked up, and to be settled by choice. */
export function ComparisonTab({ place }: { readonly place: Place }) {
  const t = useText(entryTexts);
  const asked = sheetAsked(place);
  const query = useQuery(resultQueries.comparison, asked);
  return (
    <Loaded of={query} lines={6}>
      {({ data }) =>
        data.length === 0 ? (
          <Empty title={t('results.entry.compare.none')} text={t('results.entry.compare.noneWhy')} />
        ) : (
          <>
            <p className="muted">{t('results.entry.compare.why')}</p>
            <PaperFiles path="/api/result/comparison" query={asked ?? {}} name="comparison" />
            <SettleForm place={place} rows={data} refetch={query.refetch} />
          </>
        )
      }
    </Loaded>
  );
}

interface Props {
  readonly place: Place;
  readonly rows: readonly DifferenceRow[];
  refetch(): void;
}

function SettleForm({ place, rows, refetch }: Props) {
  const t = useText(entryTexts);
  const toast = useToast();
  const may = useMay('result_entry', 'insert');
  const [chosen, setChosen] = useState<ReadonlyMap<string, 1 | 2>>(new Map());
  const { run, running, failure } = useCommand(resultCommands.settleDifferences);
  // Of what is still there: another may have settled some meanwhile.
  const choices = rows.flatMap((row) => {
    const pass = chosen.get(differenceKey(row));
    const { UserID, SubjectID, First, Second } = row;
    return pass ? [{ UserID, SubjectID, pass, Mark: pass === 1 ? First : Second }] : [];
  });
  async function send(event: FormEvent) {
    event.preventDefault();
    if (running || choices.length === 0) return;
    const outcome = await run({ ...place, choices });
    refetch();
    if (!outcome.ok) return;
    setChosen(new Map());
    toast(outcome.answer.message);
  }
  return (
    <form className="ui form" noValidate onSubmit={send}>
      <DirtyGuard dirty={choices.length > 0} isClean={() => false} />
      {failure && (
        <FailureMessage failure={failure}>
          <Problems sentences={failure.fields.map(({ message }) => message)} />
        </FailureMessage>
      )}
      <Differences
        rows={rows}
        chosen={chosen}
        onChoose={
          may ? (row, pass) => setChosen(new Map([...chosen, [differenceKey(row), pass]])) : undefined
        }
      />
      {may && (
        <div className="save-bar">
          <Button primary type="submit" aria-disabled={running || choices.length === 0}>
            {t('results.entry.compare.save', { n: choices.length })}
          </Button>
        </div>
      )}
    </form>
  );
}
