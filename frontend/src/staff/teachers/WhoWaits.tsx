import { waitingTeachersList } from '@madrasah/events/staff';
import { Link } from 'react-router-dom';
import { Message } from 'semantic-ui-react';
import { useQuery } from '../../kit/calls/index.ts';
import { useText } from '../../kit/text.ts';
import { staffTexts } from '../texts.ts';
import { WAITING } from './TeacherTabs.tsx';

const MOST_NAMED = 5;

/** Over a list of teachers without a row: who is a teacher among the people and waits to be registered, by name. */
export function WhoWaits({ isEmpty }: { readonly isEmpty: boolean }) {
  const t = useText(staffTexts);
  const { data } = useQuery(waitingTeachersList.question, isEmpty ? { limit: MOST_NAMED } : undefined);
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
