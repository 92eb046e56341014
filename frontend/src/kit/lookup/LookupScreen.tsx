import { useMemo, useRef, useState } from 'react';
import { Button, Segment } from 'semantic-ui-react';
import { useQuery } from '../calls/use-query.ts';
import { Empty, Loaded } from '../feedback/states.tsx';
import { CommandForm, type CommandFormProps } from '../form/CommandForm.tsx';
import { Icon } from '../icons/Icon.tsx';
import { SortableTable } from '../register/SortableTable.tsx';
import { useMay } from '../routing/powers.ts';
import { useScreenName } from '../shell/Frame.tsx';
import { Page } from '../shell/Page.tsx';
import { useText } from '../text.ts';
import { kitTexts } from '../texts.ts';
import type { Answering, Listed } from '../wire/definitions.ts';
import type { LookupDefinition } from './definition.ts';

const NONE: readonly never[] = [];

/** The page of a lookup: its rows, and beside them the form that adds one or changes the one in hand. */
export function defineLookupScreen<Row extends object>(definition: LookupDefinition<Row>) {
  return function LookupScreen() {
    const query = useQuery(definition.list as Answering<Listed<Row>, object>, {});
    const known = query.data?.data ?? NONE;
    const columns = definition.useColumns();
    const order = { rows: known, move: () => undefined, saving: false, failure: undefined };
    const title = useScreenName();
    const words = definition.useWords();
    const mayAdd = useMay(definition.power, 'insert');
    const [chosen, setChosen] = useState<unknown>();
    const aside = useRef<HTMLDivElement>(null);
    const inHand = useMemo(() => known.find((row) => row[definition.id] === chosen), [known, chosen]);
    const showForm = () => {
      aside.current?.scrollIntoView({ block: 'nearest' });
      aside.current?.querySelector<HTMLElement>('input:not([type=hidden])')?.focus();
    };
    const leave = useRef<((then: () => void) => void) | null>(null);
    function edit(row: Row | undefined) {
      const go = () => {
        setChosen(row?.[definition.id]);
        setTimeout(showForm);
      };
      if (leave.current) leave.current(go);
      else go();
    }
    const addButton = mayAdd && (
      <Button type="button" onClick={() => edit(undefined)}>
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
                    idOf={(row) => row[definition.id] as number}
                    nameOf={definition.name}
                    onEdit={edit}
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
                onDone={() => setChosen(undefined)}
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
