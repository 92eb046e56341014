import type { ChangedCell, MarksLook as Look } from '@madrasah/events/results';
import { Message, Table } from 'semantic-ui-react';
import { Digits } from '../../kit/figures/index.ts';
import { ScrollBox } from '../../kit/layout/ScrollBox.tsx';
import { useLanguage, useText, useWord } from '../../kit/text.ts';
import { entryTexts } from '../entry/texts.ts';
import styles from './look.module.css';

/** What taking the file would do: each cell as it is and as it would be, and who is called otherwise than he is recorded. */
export function MarksLook({ look }: { readonly look: Look }) {
  const t = useText(entryTexts);
  const { changed, overwritten, unchanged, rows, more = 0 } = look;
  return (
    <>
      <p>{t('results.entry.look.counts', { changed, unchanged })}</p>
      {overwritten > 0 && (
        <Message warning visible>
          {t('results.entry.look.overwritten', { n: overwritten })}
        </Message>
      )}
      <Names look={look} />
      {rows.length > 0 && <Changes look={look} />}
      {more > 0 && <p>{t('results.entry.look.more', { n: more })}</p>}
    </>
  );
}

function Names({ look: { names, moreNames = 0 } }: { readonly look: Look }) {
  const t = useText(entryTexts);
  if (names.length === 0) return null;
  return (
    <Message info visible>
      <p>{t('results.entry.look.names')}</p>
      <ul>
        {names.map(({ row, UserCode, UserName, said }) => (
          <li key={row}>{t('results.entry.look.name', { row, code: UserCode, said, name: UserName })}</li>
        ))}
      </ul>
      {moreNames > 0 && <p>{t('results.entry.look.more', { n: moreNames })}</p>}
    </Message>
  );
}

function Changes({ look: { papers, rows } }: { readonly look: Look }) {
  const t = useText(entryTexts);
  const language = useLanguage();
  const word = useWord();
  return (
    <ScrollBox label={t('results.entry.look.title')}>
      <Table compact unstackable className={styles['look']}>
        <Table.Header>
          <Table.Row>
            <Table.HeaderCell>{word('name')}</Table.HeaderCell>
            {papers.map(({ SubjectID, SubjectName, SubjectEngName }) => (
              <Table.HeaderCell key={SubjectID}>
                {(language === 'en' && SubjectEngName) || SubjectName}
              </Table.HeaderCell>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.map(({ row, UserCode, UserName, cells }) => (
            <Table.Row key={row}>
              <Table.Cell>
                {UserName}
                <div className="small muted">
                  <Digits of={UserCode} />
                </div>
              </Table.Cell>
              {papers.map(({ SubjectID }) => (
                <Table.Cell key={SubjectID}>
                  <Change of={cells.find((cell) => cell.SubjectID === SubjectID)} />
                </Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table>
    </ScrollBox>
  );
}

/** A cell as it is and as it would be; nothing where it stays. */
function Change({ of }: { readonly of: ChangedCell | undefined }) {
  if (!of) return null;
  if (of.old === null) return <Mark of={of.new} />;
  return (
    <span className={styles['over']}>
      <del>
        <Mark of={of.old} />
      </del>
      {' → '}
      <ins>
        <Mark of={of.new} />
      </ins>
    </span>
  );
}

function Mark({ of }: { readonly of: ChangedCell['old'] }) {
  const t = useText(entryTexts);
  if (of === 'absent') return t('results.entry.compare.absent');
  return of === null ? '–' : <Digits of={of} />;
}
