import { Link } from 'react-router-dom';
import { Segment } from 'semantic-ui-react';
import { Empty } from '../kit/feedback/index.ts';
import { FilterSearch, Filters } from '../kit/list/Filters.tsx';
import { useList } from '../kit/list/use-list.ts';
import { useContexts } from '../kit/routing/makers.ts';
import { GROUPS } from '../kit/routing/screens.ts';
import { Page } from '../kit/shell/index.ts';
import { useLanguage, useText } from '../kit/text.ts';
import { TASKS, tasksFor } from './all-tasks.ts';
import { byGroup } from './by-group.ts';
import type { Task } from './tasks/shape.ts';
import { helpTexts } from './texts.ts';

/** `/help`: how things are done, looked for by words; with `task=` one of them. */
export default function HelpPage() {
  const list = useList({ filters: ['q', 'task'] });
  const task = TASKS.find(({ name }) => name === list.values.task);
  return task ? <OneTask task={task} /> : <AllTasks />;
}

function OneTask({ task: { title, steps, screen } }: { readonly task: Task }) {
  const t = useText(helpTexts);
  const language = useLanguage();
  return (
    <Page
      title={title[language]}
      actions={
        <>
          <Link className="ui button" to="/help">
            {t('help.task.all')}
          </Link>
          <Link className="ui primary button" to={screen}>
            {t('help.task.open')}
          </Link>
        </>
      }
    >
      <Segment>
        <ol style={{ listStyleType: language === 'bn' ? 'bengali' : 'decimal' }}>
          {steps.map((step) => (
            <li key={step.en}>{step[language]}</li>
          ))}
        </ol>
      </Segment>
    </Page>
  );
}

function AllTasks() {
  const t = useText(helpTexts);
  const language = useLanguage();
  const contexts = useContexts();
  const list = useList({ filters: ['q'] });
  const found = tasksFor(list.values.q ?? '', language);
  return (
    <Page>
      <Segment className="flush">
        <Filters>
          <FilterSearch list={list} name="q" placeholder={t('help.list.searchHint')} />
        </Filters>
      </Segment>
      <Segment>
        {found.length === 0 ? (
          <Empty title={t('help.list.none')} text={t('help.list.noneText')} />
        ) : (
          byGroup(found, contexts).map(({ group, tasks }) => (
            <section key={group}>
              <h2 className="ui small header">{GROUPS[group].name[language]}</h2>
              <ul>
                {tasks.map(({ name, title }) => (
                  <li key={name}>
                    <Link to={`/help?task=${name}`}>{title[language]}</Link>
                  </li>
                ))}
              </ul>
            </section>
          ))
        )}
      </Segment>
    </Page>
  );
}
