import type { Entry, PlainList } from '@madrasah/events/kernel';
import { Fragment } from 'react';
import { Button } from 'semantic-ui-react';
import { useCommand, usePapers } from '../calls/index.ts';
import { Dialog, NotFetched } from '../feedback/index.ts';
import { tableColumns } from '../list/defined/table-columns.ts';
import { cellContent } from '../table/Cell.tsx';
import { useLanguage, useText } from '../text.ts';
import { addressOf } from '../wire/definitions.ts';
import type { OfRow } from './EntryForm.tsx';
import { saidOf } from './said.ts';
import { entryTexts } from './texts.ts';

/** Prints the paper of an entry, then counts it: counted first, the original would call itself a reprint. */
export function useEntryPaper({ paper, commands }: Entry) {
  const { print, running, failure } = usePapers();
  const { run } = useCommand(commands.print);
  const printed = async (id: number) => {
    if (await print(addressOf(paper.pdf, { id }), `${paper.kind}-${id}.pdf`)) await run({}, { id });
  };
  return { print: printed, running, failure };
}

interface Props {
  readonly entry: Entry;
  readonly list: PlainList;
  readonly of: OfRow;
  onClose(): void;
}

/** An entry as it was written: all that its list has of it, to be read and printed. */
export function EntryView({ entry, list, of, onClose }: Props) {
  const t = useText(entryTexts);
  const language = useLanguage();
  const { print, running, failure } = useEntryPaper(entry);
  const all = Object.entries(list.columns).map(([key, { only: _, ...column }]) => [key, column] as const);
  const columns = tableColumns<OfRow['row']>(Object.fromEntries(all), {}, language);
  return (
    <Dialog
      title={saidOf(entry, language).viewOf(of.name)}
      onClose={onClose}
      actions={
        <>
          <Button type="button" onClick={onClose}>
            {t('kit.entry.said.close')}
          </Button>
          <Button
            type="button"
            primary
            loading={running}
            disabled={running}
            onClick={() => void print(of.id)}
          >
            {t('kit.entry.said.print')}
          </Button>
        </>
      }
    >
      {failure && <NotFetched failure={failure} />}
      <dl className="facts">
        {columns.map((column) => (
          <Fragment key={column.key}>
            <dt>{column.title}</dt>
            <dd>{cellContent(column, of.row)}</dd>
          </Fragment>
        ))}
      </dl>
    </Dialog>
  );
}
