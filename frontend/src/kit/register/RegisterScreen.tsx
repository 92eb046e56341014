import { filtersOf, needsOf, type Register } from '@madrasah/events/kernel';
import { useCallback, useMemo, useState } from 'react';
import { Button, Segment } from 'semantic-ui-react';
import { useQuery } from '../calls/use-query.ts';
import { FailureMessage } from '../feedback/FailureMessage.tsx';
import { Empty, Loaded } from '../feedback/states.tsx';
import { Icon } from '../icons/Icon.tsx';
import { Lacks } from '../lacks/index.ts';
import { useSharedList } from '../list/chosen/use-shared-list.ts';
import { PaperFiles } from '../report/PaperFiles.tsx';
import { useMay } from '../routing/powers.ts';
import { useScreenName } from '../routing/use-screen.ts';
import { Page } from '../shell/Page.tsx';
import { useLanguage, useText } from '../text.ts';
import { kitTexts } from '../texts.ts';
import { columnsOf, partsOf } from './columns.tsx';
import { idIn, listOf, powerOf, type ScreenOptions, type WireRow } from './definition.ts';
import { RegisterForm } from './form/RegisterForm.tsx';
import { RemoveDialog } from './form/RemoveDialog.tsx';
import { useInHand } from './form/use-in-hand.ts';
import { SortableTable } from './order/SortableTable.tsx';
import { useOrder } from './order/use-order.ts';
import { RegisterFilters, wantedOf } from './RegisterFilters.tsx';

const NONE: readonly never[] = [];
const NOT_SHARED = {};
const NOTHING = {};

interface Props {
  readonly register: Register;
  readonly options?: ScreenOptions;
}

/** What a new row begins with: the rows that the list is narrowed to, under the names of the form. */
const freshOf = ({ fields }: Register, wanted: Readonly<Record<string, number>>) =>
  Object.fromEntries(
    filtersOf(fields).flatMap(({ name, wire }) => (wanted[name] ? [[wire, wanted[name]]] : [])),
  );

/** What a register's page shows, asked for as the address says. */
function useRows({ register, options = {} }: Props) {
  const language = useLanguage();
  const filters = filtersOf(register.fields).map(({ name }) => name);
  const list = useSharedList<string>({ filters, shared: options.shared ?? NOT_SHARED });
  const wanted = useMemo(() => wantedOf(register, list.values), [register, list.values]);
  const query = useQuery(listOf(register), wanted, { keep: true });
  const rows = query.data?.data ?? NONE;
  const order = useOrder(register, options.reorder, rows);
  const columns = useMemo(
    () => columnsOf(register, language, options.more?.(language)),
    [register, language, options],
  );
  const fresh = useMemo(() => freshOf(register, wanted), [register, wanted]);
  return { list, wanted, fresh, query, rows, order, columns, words: register.words[language] };
}

/** The page of a register: its rows, and beside them the form that adds one or changes the one in hand. */
export function RegisterScreen(props: Props) {
  const { register, options } = props;
  const t = useText(kitTexts);
  const title = useScreenName();
  const mayAdd = useMay(powerOf(register), 'insert');
  const { list, wanted, fresh, query, rows, order, columns, words } = useRows(props);
  const idOf = useCallback((row: WireRow) => idIn(register, row), [register]);
  const inHand = useInHand(rows, idOf);
  const [leaving, setLeaving] = useState<WireRow>();
  const add = t('kit.register.add', { one: words.one });
  const addButton = mayAdd && (
    <Button type="button" onClick={() => inHand.take(undefined)}>
      <Icon name="add" />
      {add}
    </Button>
  );
  const files = (
    <PaperFiles path={register.queries.list.path} query={wanted} name={title} disabled={rows.length === 0} />
  );
  return (
    <Page
      actions={
        <>
          {inHand.row && addButton}
          {options?.actions && <options.actions />}
          {files}
        </>
      }
    >
      <div className="split lookup-split">
        <Segment className="flush">
          <RegisterFilters register={register} list={list} />
          {order.failure && <FailureMessage failure={order.failure} />}
          <Loaded of={query} lines={6}>
            {() =>
              rows.length === 0 ? (
                <Lacks needs={needsOf(register)}>
                  <Empty
                    title={t('kit.register.none', { one: words.one })}
                    text={words.purpose}
                    action={addButton}
                  />
                </Lacks>
              ) : (
                <SortableTable<WireRow>
                  power={powerOf(register)}
                  columns={columns}
                  title={title}
                  order={order}
                  inHand={inHand.row}
                  ordered={register.ordered}
                  idOf={idOf}
                  nameOf={({ called }) => called}
                  partOf={partsOf(register)}
                  onEdit={inHand.take}
                  onRemove={register.commands.remove && setLeaving}
                  {...(props.options?.doings && { doings: props.options.doings })}
                />
              )
            }
          </Loaded>
        </Segment>
        <div ref={inHand.aside}>
          {(mayAdd || inHand.row) && (
            <RegisterForm
              key={inHand.row ? idOf(inHand.row) : 'new'}
              register={register}
              row={inHand.row}
              fresh={fresh}
              heading={inHand.row ? t('kit.register.change', { one: words.one }) : add}
              leave={inHand.leave}
              {...(options?.next && { next: (saved) => options.next?.(saved, rows, wanted) ?? NOTHING })}
              onDone={inHand.done}
            />
          )}
        </div>
      </div>
      {leaving && (
        <RemoveDialog
          register={register}
          row={leaving}
          onClose={() => setLeaving(undefined)}
          onDone={inHand.done}
        />
      )}
    </Page>
  );
}
