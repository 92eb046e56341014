import type { PowerName } from '@madrasah/events/access';
import type { CommandDefinition } from '@madrasah/events/kernel';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { Button, Segment } from 'semantic-ui-react';
import type { Listed, QueryResult } from '../kit/calls/index.ts';
import { ConfirmDialog } from '../kit/feedback/index.ts';
import { TextField } from '../kit/fields/index.ts';
import { CommandForm } from '../kit/form/index.ts';
import { Icon } from '../kit/icons/Icon.tsx';
import { useMay } from '../kit/routing/powers.ts';
import { Page } from '../kit/shell/index.ts';
import { type Column, DataTable, type List } from '../kit/table/index.ts';
import { useText } from '../kit/text.ts';
import { kitTexts } from '../kit/texts.ts';
import { ledgerTexts } from './texts.ts';

/** One of the three lists of the chart of accounts: rows are added, renamed and taken off, never changed otherwise. */
export interface ChartDefinition<Row extends object> {
  readonly power: PowerName;
  readonly id: Extract<keyof Row, string>;
  /** The field that holds the name, in the row and in the commands. */
  readonly nameField: Extract<keyof Row, string>;
  readonly add: CommandDefinition;
  readonly rename: CommandDefinition;
  readonly retire: CommandDefinition;
}

interface Props<Row extends object> {
  readonly definition: ChartDefinition<Row>;
  readonly title: string;
  readonly query: QueryResult<Listed<Row>>;
  readonly list: List<'search'>;
  readonly columns: readonly Column<Row>[];
  readonly filters?: ReactNode;
  keep?(row: Row): boolean;
  /** The fields of a new row. */
  readonly addFields: ReactNode;
  readonly fresh: Record<string, unknown>;
  readonly words: {
    readonly name: string;
    readonly add: string;
    readonly change: string;
    readonly none: string;
    readonly noneText: string;
  };
  /** Further buttons of a row. */
  doings?(row: Row): ReactNode;
}

export function ChartPage<Row extends object>(props: Props<Row>) {
  const { definition, query, words } = props;
  const t = useText(ledgerTexts);
  const kit = useText(kitTexts);
  const mayAdd = useMay(definition.power, 'insert');
  const mayEdit = useMay(definition.power, 'edit');
  const mayRetire = useMay(definition.power, 'delete');
  const [chosen, setChosen] = useState<unknown>();
  const [leaving, setLeaving] = useState<Row>();
  const aside = useRef<HTMLDivElement>(null);
  const inHand = query.data?.data.find((row) => row[definition.id] === chosen);
  const nameOf = (row: Row) => String(row[definition.nameField]);
  function edit(row: Row | undefined) {
    setChosen(row?.[definition.id]);
    setTimeout(() => {
      aside.current?.scrollIntoView({ block: 'nearest' });
      aside.current?.querySelector<HTMLElement>('input:not([type=hidden])')?.focus();
    });
  }
  const actions: Column<Row> = {
    key: 'do',
    title: '',
    kind: 'actions',
    phone: 'line',
    show: (row) => (
      <>
        {props.doings?.(row)}
        {mayEdit && (
          <Button
            basic
            icon
            type="button"
            aria-label={kit('kit.register.edit', { name: nameOf(row) })}
            onClick={() => edit(row)}
          >
            <Icon name="edit" />
          </Button>
        )}
        {mayRetire && (
          <Button
            basic
            icon
            type="button"
            aria-label={t('ledger.chart.retireNamed', { name: nameOf(row) })}
            onClick={() => setLeaving(row)}
          >
            <Icon name="remove" />
          </Button>
        )}
      </>
    ),
  };
  const addButton = mayAdd && (
    <Button type="button" onClick={() => edit(undefined)}>
      <Icon name="add" />
      {words.add}
    </Button>
  );
  const isFiltered = (query.data?.data.length ?? 0) > 0 || Object.keys(props.list.values).length > 0;
  return (
    <Page actions={addButton}>
      <div className="split lookup-split">
        <Segment className="flush">
          {props.filters}
          <DataTable<Row>
            title={props.title}
            columns={mayEdit || mayRetire ? [...props.columns, actions] : props.columns}
            query={query}
            list={props.list}
            {...(props.keep && { keep: props.keep })}
            rowKey={(row) => row[definition.id] as number}
            rowClass={(row) => (row === inHand ? 'focus' : undefined)}
            empty={
              isFiltered
                ? { title: t('ledger.chart.nothing') }
                : { title: words.none, text: words.noneText, action: addButton }
            }
          />
        </Segment>
        <div ref={aside}>
          {(mayAdd || inHand) && <ChartForm {...props} row={inHand} onClose={() => setChosen(undefined)} />}
        </div>
      </div>
      {leaving && (
        <ConfirmDialog
          command={definition.retire}
          params={{ id: leaving[definition.id] as number }}
          plain
          title={t('ledger.chart.retireNamed', { name: nameOf(leaving) })}
          verb={t('ledger.chart.retire')}
          onClose={() => setLeaving(undefined)}
        >
          <p>{t('ledger.chart.retireWhat', { name: nameOf(leaving) })}</p>
        </ConfirmDialog>
      )}
    </Page>
  );
}

interface FormProps<Row extends object> extends Props<Row> {
  readonly row: Row | undefined;
  onClose(): void;
}

function ChartForm<Row extends object>({
  definition,
  row,
  words,
  addFields,
  fresh,
  onClose,
}: FormProps<Row>) {
  const kit = useText(kitTexts);
  const { nameField } = definition;
  const name = row?.[nameField];
  const initialValues = useMemo(
    () => (name === undefined ? fresh : { [nameField]: name }),
    [name, nameField, fresh],
  );
  return (
    <Segment className="flush">
      <div className="seg-head">
        <h2 className="ui header">{row ? words.change : words.add}</h2>
      </div>
      <CommandForm
        key={String(row?.[definition.id] ?? 'new')}
        command={row ? definition.rename : definition.add}
        params={row ? { id: row[definition.id] as number } : {}}
        initialValues={initialValues}
        className="padded"
        quiet={!row}
        save={kit('kit.form.save')}
        {...(row && { onClose })}
        onDone={onClose}
      >
        {!row && addFields}
        <TextField name={nameField} label={words.name} lang="bn" />
      </CommandForm>
    </Segment>
  );
}
