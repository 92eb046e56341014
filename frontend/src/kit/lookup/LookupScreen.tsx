import { useMemo } from 'react';
import { Button, Segment } from 'semantic-ui-react';
import { useQuery } from '../calls/use-query.ts';
import { Empty, Loaded } from '../feedback/states.tsx';
import { CommandForm, type CommandFormProps } from '../form/CommandForm.tsx';
import { Icon } from '../icons/Icon.tsx';
import { SortableTable } from '../register/SortableTable.tsx';
import { useInHand } from '../register/use-in-hand.ts';
import { useMay } from '../routing/powers.ts';
import { useScreenName } from '../routing/use-screen.ts';
import { Page } from '../shell/Page.tsx';
import { useText } from '../text.ts';
import { kitTexts } from '../texts.ts';
import type { Answering, Listed } from '../wire/definitions.ts';
import type { LookupDefinition } from './definition.ts';

const NONE: readonly never[] = [];

/** The page of a lookup: its rows, and beside them the form that adds one or changes the one in hand. */
export function defineLookupScreen<Row extends object>(definition: LookupDefinition<Row>) {
  const idOf = (row: Row) => row[definition.id] as number;
  return function LookupScreen() {
    const query = useQuery(definition.list as Answering<Listed<Row>, object>, {});
    const known = query.data?.data ?? NONE;
    const columns = definition.useColumns();
    const order = { rows: known, move: () => undefined, saving: false, failure: undefined };
    const title = useScreenName();
    const words = definition.useWords();
    const mayAdd = useMay(definition.power, 'insert');
    const { row: inHand, take, done, aside, leave } = useInHand(known, idOf);
    const addButton = mayAdd && (
      <Button type="button" onClick={() => take(undefined)}>
        <Icon name="add" />
        {words.add}
      </Button>
    );
    return (
      <Page actions={inHand && addButton}>
        <div className="split lookup-split">
          <Segment className="flush">
            <Loaded of={query} lines={6}>
              {() =>
                known.length === 0 ? (
                  <Empty title={words.emptyTitle} text={words.emptyText} action={addButton} />
                ) : (
                  <SortableTable<Row>
                    power={definition.power}
                    columns={columns}
                    title={title}
                    order={order}
                    inHand={inHand}
                    idOf={idOf}
                    nameOf={definition.name}
                    onEdit={take}
                  />
                )
              }
            </Loaded>
          </Segment>
          <div ref={aside}>
            {(mayAdd || inHand) && (
              <LookupForm<Row>
                definition={definition}
                row={inHand}
                heading={inHand ? words.change : words.add}
                leave={leave}
                onDone={done}
              />
            )}
          </div>
        </div>
      </Page>
    );
  };
}

interface FormProps<Row extends object> {
  readonly definition: LookupDefinition<Row>;
  /** The row that is changed; a new one where absent. */
  readonly row: Row | undefined;
  readonly heading: string;
  readonly leave: CommandFormProps['leave'];
  onDone(): void;
}

function LookupForm<Row extends object>({ definition, row, heading, leave, onDone }: FormProps<Row>) {
  const t = useText(kitTexts);
  const { id, Fields } = definition;
  const initialValues = useMemo(
    () => (row ? { ...definition.toForm(row), [id]: row[id] } : definition.fresh),
    [row, definition, id],
  );
  return (
    <Segment className="flush">
      <div className="seg-head">
        <h2 className="ui header">{heading}</h2>
      </div>
      <CommandForm
        key={String(row?.[id] ?? 'new')}
        command={row ? definition.change : definition.add}
        initialValues={initialValues}
        params={row && { id: Number(row[id]) }}
        className="padded"
        quiet={!row}
        leave={leave}
        save={t('kit.form.save')}
        onClose={row && onDone}
        onDone={onDone}
      >
        <Fields />
      </CommandForm>
    </Segment>
  );
}
