import type { Register } from '@madrasah/events/kernel';
import { useMemo, useRef, useState } from 'react';
import { Button, Segment } from 'semantic-ui-react';
import { useQuery } from '../calls/use-query.ts';
import { ConfirmDialog } from '../feedback/ConfirmDialog.tsx';
import { FailureMessage } from '../feedback/FailureMessage.tsx';
import { Empty, Loaded } from '../feedback/states.tsx';
import { Icon } from '../icons/Icon.tsx';
import { useList } from '../list/use-list.ts';
import { PaperFiles } from '../report/PaperFiles.tsx';
import { useMay } from '../routing/powers.ts';
import { useScreenName } from '../shell/Frame.tsx';
import { Page } from '../shell/Page.tsx';
import { useLanguage, useText } from '../text.ts';
import { kitTexts } from '../texts.ts';
import { columnsOf } from './columns.tsx';
import { idIn, listOf, powerOf, type ScreenOptions, type WireRow } from './definition.ts';
import { RegisterFilters, wantedOf } from './RegisterFilters.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { SortableTable } from './SortableTable.tsx';
import { useOrder } from './use-order.ts';

const NONE: readonly never[] = [];

/** The page of a register: its rows, and beside them the form that adds one or changes the one in hand. */
export function RegisterScreen({ register, options = {} }: { register: Register; options?: ScreenOptions }) {
  const t = useText(kitTexts);
  const language = useLanguage();
  const list = useList<string>({ filters: Object.keys(register.fields) });
  const wanted = useMemo(() => wantedOf(register, list.values), [register, list.values]);
  const query = useQuery(listOf(register), wanted, { keep: true });
  const known = query.data?.data ?? NONE;
  const order = useOrder(register, options.reorder, known);
  const title = useScreenName();
  const mayAdd = useMay(powerOf(register), 'insert');
  const [chosen, setChosen] = useState<number>();
  const [leaving, setLeaving] = useState<WireRow>();
  const aside = useRef<HTMLDivElement>(null);
  const leave = useRef<((then: () => void) => void) | null>(null);
  const inHand = useMemo(
    () => known.find((row) => idIn(register, row) === chosen),
    [known, chosen, register],
  );
  const { one, purpose } = register.words[language];
  const columns = useMemo(
    () => columnsOf(register, language, options.more?.(language)),
    [register, language, options],
  );
  const add = t('kit.register.add', { one });
  function edit(row: WireRow | undefined) {
    const go = () => {
      setChosen(row && idIn(register, row));
      setTimeout(() => {
        aside.current?.scrollIntoView({ block: 'nearest' });
        aside.current?.querySelector<HTMLElement>('input:not([type=hidden])')?.focus();
      });
    };
    if (leave.current) leave.current(go);
    else go();
  }
  const addButton = mayAdd && (
    <Button type="button" onClick={() => edit(undefined)}>
      <Icon name="add" />
      {add}
    </Button>
  );
  return (
    <Page
      actions={
        <>
          {inHand && addButton}
          <PaperFiles
            path={register.queries.list.path}
            query={wanted}
            name={title}
            disabled={known.length === 0}
          />
        </>
      }
    >
      <div className="split lookup-split">
        <Segment className="flush">
          <RegisterFilters register={register} list={list} />
          {order.failure && <FailureMessage failure={order.failure} />}
          <Loaded of={query} lines={6}>
            {() =>
              known.length === 0 ? (
                <Empty title={t('kit.register.none', { one })} text={purpose} action={addButton} />
              ) : (
                <SortableTable<WireRow>
                  power={powerOf(register)}
                  columns={columns}
                  title={title}
                  order={order}
                  inHand={inHand}
                  ordered={register.ordered}
                  idOf={(row) => idIn(register, row)}
                  nameOf={({ called }) => called}
                  onEdit={edit}
                  onRemove={register.commands.remove && setLeaving}
                />
              )
            }
          </Loaded>
        </Segment>
        <div ref={aside}>
          {(mayAdd || inHand) && (
            <RegisterForm
              key={inHand ? idIn(register, inHand) : 'new'}
              register={register}
              row={inHand}
              fresh={wanted}
              heading={inHand ? t('kit.register.change', { one }) : add}
              leave={leave}
              onDone={() => setChosen(undefined)}
            />
          )}
        </div>
      </div>
      {leaving && register.commands.remove && (
        <ConfirmDialog
          command={register.commands.remove}
          params={{ id: idIn(register, leaving) }}
          plain
          title={t('kit.register.remove', { name: leaving.called })}
          verb={t('kit.register.doRemove')}
          onClose={() => setLeaving(undefined)}
          onDone={() => setChosen(undefined)}
        >
          <p>
            {t(register.remove === 'retire' ? 'kit.register.removeKept' : 'kit.register.removeUnused', {
              name: leaving.called,
            })}
          </p>
        </ConfirmDialog>
      )}
    </Page>
  );
}
