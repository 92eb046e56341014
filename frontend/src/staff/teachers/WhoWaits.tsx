import { waitingTeachersList } from '@madrasah/events/staff';
import { Link } from 'react-router-dom';
import { Message } from 'semantic-ui-react';
import { useQuery } from '../../kit/calls/index.ts';
import { useText } from '../../kit/text.ts';
import type { Answering } from '../../kit/wire/definitions.ts';
import { staffTexts } from '../texts.ts';
import { WAITING } from './TeacherTabs.tsx';

const MOST_NAMED = 5;

interface Waiting {
  readonly total: number;
  readonly data: readonly { readonly UserName: string }[];
}

/** Over a list of teachers without a row: who is a teacher among the people and waits to be registered, by name. */
export function WhoWaits({ isEmpty }: { readonly isEmpty: boolean }) {
  const t = useText(staffTexts);
  const question = waitingTeachersList.question as unknown as Answering<Waiting>;
  const { data } = useQuery(question, isEmpty ? ({ limit: MOST_NAMED } as never) : undefined);
  if (!isEmpty || !data || data.total === 0) return null;
  const names = data.data.map(({ UserName }) => UserName).join(', ');
  const rest = data.total > data.data.length ? ' …' : '';
  return (
    <Message info visible>
      <p>{t('staff.teacher.whoWaits', { count: data.total, names: `${names}${rest}` })}</p>
      <Link to={`?filter=${WAITING}`}>{t('staff.teacher.toWaiting')}</Link>
    </Message>
  );
}
