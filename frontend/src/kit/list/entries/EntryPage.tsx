import type { PowerName } from '@madrasah/events/access';
import type { CommandDefinition, PlainList, RowOf } from '@madrasah/events/kernel';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Button } from 'semantic-ui-react';
import { ConfirmDialog } from '../../feedback/index.ts';
import { useMay } from '../../routing/index.ts';
import type { PathParams } from '../../wire/definitions.ts';
import { ListPage } from '../defined/ListPage.tsx';
import { RowButton } from '../defined/RowButton.tsx';
import { useStands } from './use-stands.ts';

/** What stands over the page, until it is closed. @param stands a row as it stands by now */
type Shown<Row> = (onClose: () => void, stands: (row: Row) => Row) => ReactNode;

/** The words of one thing that is done with a row: what it does, and what to whom. */
interface Said {
  readonly hint: string;
  of(name: string): string;
}

interface Props<L extends PlainList> extends Omit<ComponentProps<typeof ListPage<L>>, 'actions' | 'buttons'> {
  /** Who may add, change and withdraw. */
  readonly power: PowerName;
  nameOf(row: RowOf<L>): string;
  /** The button that adds one. */
  readonly add: string;
  readonly change: Said;
  readonly withdraw: Said & {
    readonly command: CommandDefinition;
    params(row: RowOf<L>): PathParams;
    readonly verb: string;
    /** What follows from it, asked before it is done. */
    readonly says: string;
  };
  /** The dialog that makes one, or changes the one given. */
  form(onClose: () => void, row?: RowOf<L>): ReactNode;
  /** A row that can be changed no more. */
  settled?(row: RowOf<L>): boolean;
  /** What else is done with a row. */
  also?(row: RowOf<L>, show: (dialog: Shown<RowOf<L>>) => void, mayEdit: boolean): ReactNode;
}

/** A page of entries that the office writes, one by one: listed, added, changed and withdrawn in dialogs. */
export function EntryPage<L extends PlainList>(props: Props<L>) {
  const { power, nameOf, add, change, withdraw, form, settled, also, ...page } = props;
  const [shown, setShown] = useState<Shown<RowOf<L>>>();
  const answer = page.listing.query.data as { readonly data?: readonly RowOf<L>[] } | undefined;
  const stands = useStands(answer?.data ?? [], page.rowKey);
  const show = (dialog: Shown<RowOf<L>>) => setShown(() => dialog);
  const mayAdd = useMay(power, 'insert');
  const mayEdit = useMay(power, 'edit');
  const mayWithdraw = useMay(power, 'delete');
  const { command, params, verb, says } = withdraw;
  const confirmed = (row: RowOf<L>) => (onClose: () => void) => (
    <ConfirmDialog
      command={command}
      params={params(row)}
      plain
      title={withdraw.of(nameOf(row))}
      verb={verb}
      onClose={onClose}
    >
      <p>{says}</p>
    </ConfirmDialog>
  );
  return (
    <ListPage
      {...page}
      buttons={
        mayAdd && (
          <Button type="button" primary onClick={() => show((onClose) => form(onClose))}>
            {add}
          </Button>
        )
      }
      actions={(row) => {
        const name = nameOf(row);
        return (
          <>
            {also?.(row, show, mayEdit)}
            {mayEdit && !settled?.(row) && (
              <RowButton
                icon="edit"
                label={change.of(name)}
                hint={change.hint}
                onClick={() => show((onClose, now) => form(onClose, now(row)))}
              />
            )}
            {mayWithdraw && (
              <RowButton
                icon="remove"
                label={withdraw.of(name)}
                hint={withdraw.hint}
                onClick={() => show(confirmed(row))}
              />
            )}
          </>
        );
      }}
    >
      {shown?.(() => setShown(undefined), stands)}
    </ListPage>
  );
}
