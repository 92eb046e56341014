import type { PowerName } from '@madrasah/events/access';
import type { Entry, PlainList, RowOf } from '@madrasah/events/kernel';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { Button } from 'semantic-ui-react';
import { NotFetched } from '../feedback/NotFetched.tsx';
import type { PersonFieldProps } from '../fields/index.ts';
import { RowButton } from '../list/defined/index.ts';
import { EntryPage } from '../list/entries/index.ts';
import { useLanguage } from '../text.ts';
import { EntryForm, type OfRow } from './EntryForm.tsx';
import { EntryView, useEntryPaper } from './EntryView.tsx';
import { saidOf } from './said.ts';
import { TurnForm } from './TurnForm.tsx';

type Page<L extends PlainList> = ComponentProps<typeof EntryPage<L>>;
type Key<L extends PlainList> = Extract<keyof RowOf<L>, string>;

interface Props<L extends PlainList>
  extends Pick<Page<L>, 'listing' | 'filters' | 'head' | 'to' | 'settled' | 'also'> {
  readonly entry: Entry;
  /** Where a row has its number, and the code and the name of whom it is of. */
  readonly at: Readonly<Record<'id' | 'code' | 'name', Key<L>>>;
  /** It is read in a dialog and printed there; else printed from its row. */
  readonly isRead?: true;
  /** Its papers are chosen and printed in a dialog: that of an entry with several. */
  readonly papers?: (row: RowOf<L>, title: string, onClose: () => void) => ReactNode;
  /** What its form has below the fields that it draws itself. */
  readonly below?: (row?: RowOf<L>) => ReactNode;
  /** Where the rows are kept that a field names, by the field. */
  readonly places?: Readonly<Record<string, string>>;
  /** What the form takes of the chosen student beside his session. */
  readonly taken?: ComponentProps<typeof EntryForm>['taken'];
  /** The box of whom one is of, where that is no student. */
  readonly whose?: ComponentType<PersonFieldProps>;
  /** Which turns a row may take now. */
  turns?(row: RowOf<L>): readonly string[];
}

const NOWHERE = {};

/** The page of a defined entry: its list, and the dialogs in which one is written, changed, read and withdrawn. */
export function Entries<L extends PlainList>(props: Props<L>) {
  const { entry, at, isRead, places = NOWHERE, papers: dialog, below, taken, turns, whose, ...page } = props;
  const language = useLanguage();
  const said = saidOf(entry, language);
  const { also, head } = page;
  const papers = useEntryPaper(entry);
  const ofRow = (of: RowOf<L>): OfRow => {
    const row = of as Readonly<Record<string, unknown>>;
    const { [at.id]: id, [at.code]: code, [at.name]: name, revision } = row;
    return { id: Number(id), revision: Number(revision), code: String(code), name: String(name), row };
  };
  return (
    <EntryPage<L>
      {...page}
      head={papers.failure ? <NotFetched failure={papers.failure} /> : head}
      power={entry.power as PowerName}
      rowKey={(row) => ofRow(row).id}
      nameOf={(row) => ofRow(row).name}
      add={said.add}
      change={said.change}
      withdraw={{
        ...said.withdraw,
        command: entry.commands.withdraw,
        params: (row) => ({ id: ofRow(row).id }),
      }}
      form={(onClose, row) => (
        <EntryForm
          {...{ entry, places, onClose, taken, whose }}
          of={row && ofRow(row)}
          below={below?.(row)}
        />
      )}
      also={(row, show, mayEdit) => (
        <>
          {also?.(row, show, mayEdit)}
          {mayEdit &&
            turns?.(row).map((key) => (
              <Button
                key={key}
                type="button"
                basic
                onClick={() =>
                  show((onClose) => <TurnForm entry={entry} turn={key} of={ofRow(row)} onClose={onClose} />)
                }
              >
                {entry.turns[key]?.words[language].does}
              </Button>
            ))}
          {isRead ? (
            <Button
              type="button"
              basic
              onClick={() =>
                show((onClose) => (
                  <EntryView entry={entry} list={page.listing.of} of={ofRow(row)} onClose={onClose} />
                ))
              }
            >
              {said.view}
            </Button>
          ) : (
            <RowButton
              icon="print"
              label={said.print.of(ofRow(row).name)}
              hint={said.print.hint}
              onClick={() =>
                dialog
                  ? show((onClose) => dialog(row, said.print.of(ofRow(row).name), onClose))
                  : void papers.print(ofRow(row).id)
              }
            />
          )}
        </>
      )}
      empty={said.empty}
    />
  );
}
