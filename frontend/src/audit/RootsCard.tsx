import { auditCommands, auditQueries, type DailyRoot } from '@madrasah/events/audit';
import { dayInWords } from '@madrasah/events/kernel';
import { Button, Segment } from 'semantic-ui-react';
import { useCommand, useQuery } from '../kit/calls/index.ts';
import { FailureMessage } from '../kit/feedback/index.ts';
import { InstantText } from '../kit/figures/index.ts';
import { Icon } from '../kit/icons/Icon.tsx';
import { useMay } from '../kit/routing/powers.ts';
import { type Column, DataTable, useList } from '../kit/table/index.ts';
import { useLanguage, useText } from '../kit/text.ts';
import styles from './audit.module.css';
import { MailOutcome } from './MailOutcome.tsx';
import { auditTexts } from './texts.ts';

/** The daily roots, newest first, each with what became of its mail. */
export function RootsCard() {
  const t = useText(auditTexts);
  const mayTake = useMay('audit', 'insert');
  const list = useList({ limit: 10 });
  const roots = useQuery(auditQueries.roots, { page: list.page, limit: list.limit }, { keep: true });
  const auditors = useQuery(auditQueries.auditors, {});
  const take = useCommand(auditCommands.takeRoot);
  const send = useCommand(auditCommands.mailRoot);
  const maySend = mayTake && (auditors.data?.data.Addresses.length ?? 0) > 0;
  const columns = useRootColumns(maySend ? (rootId) => void send.run(undefined, { id: rootId }) : undefined);
  const failure = take.failure ?? send.failure;
  return (
    <Segment className="flush">
      <div className="seg-head">
        <h2 className="ui header">{t('audit.roots.title')}</h2>
        {mayTake && (
          <Button type="button" disabled={take.running} onClick={() => void take.run()}>
            <Icon name="add" />
            {t('audit.roots.take')}
          </Button>
        )}
      </div>
      <p className={`${styles['verifying']} muted`}>{t('audit.roots.why')}</p>
      {failure && <FailureMessage failure={failure} />}
      <DataTable
        title={t('audit.roots.title')}
        columns={columns}
        query={roots}
        list={list}
        rowKey={({ rootId }) => rootId}
        empty={{ title: t('audit.roots.none'), text: t('audit.roots.noneText'), fine: true }}
      />
    </Segment>
  );
}

/** The root in two lines of eight groups, as it stands on paper. */
function Groups({ root }: { root: string }) {
  const halves = [root.slice(0, 32), root.slice(32)];
  return (
    <code lang="en" className={styles['rootHash']}>
      {halves.map((half) => (
        <span key={half}>{half.match(/.{4}/g)?.join(' ')}</span>
      ))}
    </code>
  );
}

function useRootColumns(send: ((rootId: number) => void) | undefined): Column<DailyRoot>[] {
  const t = useText(auditTexts);
  const language = useLanguage();
  const columns: Column<DailyRoot>[] = [
    { key: 'day', title: t('audit.roots.day'), kind: 'day', strong: true, phone: 'title', sort: false },
    { key: 'position', title: t('audit.roots.position'), kind: 'digits', sort: false },
    { key: 'root', title: t('audit.roots.root'), show: ({ root }) => <Groups root={root} />, sort: false },
    {
      key: 'at',
      title: t('audit.roots.taken'),
      show: ({ at, actor }) => (
        <>
          <InstantText at={at} />
          <div className="small muted">{actor.id === 0 ? t('audit.roots.itself') : actor.name}</div>
        </>
      ),
      sort: false,
    },
    {
      key: 'mail',
      title: t('audit.roots.mail'),
      value: () => '',
      show: ({ mail }) => <MailOutcome mail={mail} />,
      sort: false,
    },
  ];
  if (send)
    columns.push({
      key: 'send',
      title: '',
      kind: 'actions',
      phone: 'side',
      show: ({ rootId, day }) => (
        <button
          type="button"
          className="ui basic button"
          aria-label={t('audit.roots.sendNamed', { day: dayInWords(day, language) })}
          onClick={() => send(rootId)}
        >
          {t('audit.roots.send')}
        </button>
      ),
    });
  return columns;
}
