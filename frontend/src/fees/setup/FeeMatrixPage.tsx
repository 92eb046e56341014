import { feeCommands } from '@madrasah/events/fees';
import { type Day, dhakaDay, isDay } from '@madrasah/events/kernel';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button, Message, Segment } from 'semantic-ui-react';
import { useNames } from '../../academics/names.ts';
import { classList, runningSession, sessionList } from '../../academics/rows.ts';
import { useCommand, useQuery } from '../../kit/calls/index.ts';
import { Empty, FailureMessage, Loaded, useToast } from '../../kit/feedback/index.ts';
import { asChoices, Select, WholeDayBox } from '../../kit/fields/index.ts';
import { DirtyGuard } from '../../kit/form/leaving/DirtyGuard.tsx';
import { useList } from '../../kit/list/use-list.ts';
import { useMay } from '../../kit/routing/index.ts';
import { Page } from '../../kit/shell/index.ts';
import { useText } from '../../kit/text.ts';
import { ApplyPrices } from '../prices/ApplyPrices.tsx';
import { CopyPrices } from '../prices/CopyPrices.tsx';
import { pricesTexts } from '../prices/texts.ts';
import { type WhatIf, WhatIfDialog } from '../prices/WhatIfDialog.tsx';
import { type FeeHeadRow, feeHeads, feeMatrix } from '../rows.ts';
import { feesTexts } from '../texts.ts';
import { MatrixGrid } from './MatrixGrid.tsx';
import styles from './matrix.module.css';
import {
  cellsToSend,
  type Edits,
  isChanged,
  isWrong,
  type MatrixRow,
  matrixRows,
  missingIn,
} from './matrix.ts';

/** What each head costs in a session and class: twelve amounts a head, from a day on. */
export default function FeeMatrixPage() {
  const t = useText(feesTexts);
  const id = useId();
  const sessions = useQuery(sessionList, {});
  const classes = useQuery(classList, {});
  const names = useNames();
  const list = useList({ filters: ['SessionID', 'ClassID', 'from'] });
  const active = runningSession(sessions.data?.data);
  const session = Number(list.values.SessionID) || active?.SessionID;
  const classId = Number(list.values.ClassID) || classes.data?.data[0]?.ClassID;
  const typedDay = list.values.from ?? '';
  const from = (isDay(typedDay) ? typedDay : dhakaDay(new Date())) as Day;
  const chosen = session !== undefined && classId !== undefined;
  const heads = useQuery(feeHeads, {});
  const mayEdit = useMay('fee_setting', 'edit');
  return (
    <Page>
      <Segment className="flush">
        <div className={`fields-bar ${styles['matrixBar']}`}>
          <div>
            <label htmlFor={`${id}-session`}>{t('fees.matrix.session')}</label>
            <Select
              control={{ id: `${id}-session` }}
              choices={asChoices(sessions.data?.data, 'SessionID', names.session)}
              value={session}
              onChange={(value) => list.set('SessionID', value)}
            />
          </div>
          <div>
            <label htmlFor={`${id}-class`}>{t('fees.matrix.class')}</label>
            <Select
              control={{ id: `${id}-class` }}
              choices={asChoices(classes.data?.data, 'ClassID', names.class)}
              value={classId}
              onChange={(value) => list.set('ClassID', value)}
            />
          </div>
          <WholeDayBox label={t('fees.matrix.from')} value={from} onDay={(day) => list.set('from', day)} />
          <p className="muted small">{t('fees.matrix.fromWhy')}</p>
        </div>
        {!chosen && <Empty title={t('fees.matrix.choose')} text={t('fees.matrix.chooseWhy')} />}
        {chosen && (
          <Loaded of={heads} lines={6}>
            {({ data: all }) =>
              all.length === 0 ? (
                <Empty
                  title={t('fees.matrix.noHeads')}
                  action={
                    <Link className="ui button" to="/accounting/fee-heads">
                      {t('fees.matrix.toHeads')}
                    </Link>
                  }
                />
              ) : (
                <ClassPrices
                  key={`${session}-${classId}`}
                  heads={all}
                  session={session}
                  classId={classId}
                  from={from}
                />
              )
            }
          </Loaded>
        )}
      </Segment>
      {session !== undefined && mayEdit && <ApplyPrices key={`a${session}`} session={session} />}
      {session !== undefined && mayEdit && <CopyPrices key={`c${session}`} session={session} />}
    </Page>
  );
}

interface ClassProps {
  readonly heads: readonly FeeHeadRow[];
  readonly session: number;
  readonly classId: number;
  readonly from: Day;
}

/** The prices of one class. Those of another day come under what was typed, which stays. */
function ClassPrices({ heads, session, classId, from }: ClassProps) {
  const prices = useQuery(feeMatrix, { sessionId: session, classId, asOf: from }, { keep: true });
  return (
    <Loaded of={prices} lines={8}>
      {({ data }) => (
        <Matrix rows={matrixRows(heads, data)} session={session} classId={classId} from={from} />
      )}
    </Loaded>
  );
}

interface MatrixProps extends Omit<ClassProps, 'heads'> {
  readonly rows: readonly MatrixRow[];
}

const STANDS_ON = ['SessionID', 'ClassID'];

/** The grid in hand. Changed rows are saved one after the other, each whole; the first that fails stops the rest. */
function Matrix({ rows, session, classId, from }: MatrixProps) {
  const t = useText(feesTexts);
  const toast = useToast();
  const may = useMay('fee_setting', 'insert');
  const command = useCommand(feeCommands.setFeePrices);
  const [edits, setEdits] = useState<Edits>({});
  const words = useText(pricesTexts);
  const wonder = useCommand(feeCommands.whatIfPrices);
  const [found, setFound] = useState<WhatIf>();
  const changed = rows.filter((row) => isChanged(row, edits));
  const wrong = rows.some((row) => isWrong(row, edits));
  const missing = missingIn(rows, edits);

  /** What the changed rows would do, before they are saved. */
  async function ask() {
    if (wonder.running) return;
    const asked = changed.map((row) => ({
      Classid: classId,
      SLID: row.head.SLID,
      ...cellsToSend(row, edits),
    }));
    const outcome = await wonder.run({ SessionID: session, rows: asked });
    if (outcome.ok) setFound(outcome.answer.data as unknown as WhatIf);
  }
  async function save() {
    if (command.running || wrong) return;
    for (const row of changed) {
      const { SLID } = row.head;
      const body = {
        SessionID: session,
        Classid: classId,
        SLID,
        effectiveFrom: from,
        ...cellsToSend(row, edits),
      };
      const outcome = await command.run(body);
      if (!outcome.ok) return;
      setEdits(({ [SLID]: _saved, ...rest }) => rest);
    }
    toast(t('fees.matrix.saved'));
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears Ctrl Enter of the cells inside
    <div
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save();
      }}
    >
      {wonder.failure && <FailureMessage failure={wonder.failure} />}
      {found && <WhatIfDialog found={found} onClose={() => setFound(undefined)} />}
      <DirtyGuard dirty={changed.length > 0} isClean={() => false} standsOn={STANDS_ON} />
      {command.failure && <FailureMessage failure={command.failure} />}
      {missing > 0 && (
        <Message warning visible className="inside">
          {t('fees.matrix.missing', { count: missing })}
        </Message>
      )}
      <MatrixGrid
        rows={rows}
        edits={edits}
        readOnly={!may}
        onType={(SLID, cells) => setEdits((now) => ({ ...now, [SLID]: { ...now[SLID], ...cells } }))}
      />
      {may && (
        <div className={styles['matrixFoot']}>
          <span className={changed.length > 0 ? 'ui yellow label' : 'muted small'}>
            {changed.length > 0
              ? t('fees.matrix.changed', { count: changed.length })
              : t('fees.matrix.unchanged')}
          </span>
          <span className="muted small not-phone">
            <kbd>↵</kbd> {t('fees.matrix.keys')} · <kbd>↑</kbd> <kbd>↓</kbd> <kbd>←</kbd> <kbd>→</kbd>{' '}
            {t('fees.matrix.move')}
          </span>
          <div className={styles['save']}>
            {changed.length > 0 && (
              <Button
                type="button"
                disabled={wrong}
                aria-disabled={wonder.running}
                onClick={() => void ask()}
              >
                {words('fees.prices.whatIf.ask')}
              </Button>
            )}
            {changed.length > 0 && (
              <Button type="button" onClick={() => setEdits({})}>
                {t('fees.matrix.undo')}
              </Button>
            )}
            <Button
              primary
              type="button"
              disabled={changed.length === 0 || wrong}
              aria-disabled={command.running}
              onClick={() => void save()}
            >
              {t('fees.matrix.save')} <kbd className="not-phone">Ctrl ↵</kbd>
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
