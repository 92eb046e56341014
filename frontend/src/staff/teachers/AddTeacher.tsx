import { USER_TYPES } from '@madrasah/events/people';
import { Link } from 'react-router-dom';
import { useMay } from '../../kit/routing/index.ts';
import { useText } from '../../kit/text.ts';
import { staffTexts } from '../texts.ts';

/** Leads to the form of a new person who is a teacher; nothing for whoever may not register people. */
export function AddTeacher() {
  const t = useText(staffTexts);
  if (!useMay('user_entry', 'insert')) return null;
  return (
    <Link className="ui primary button" to={`/general-info/users-info/add?kind=${USER_TYPES.teacher}`}>
      {t('staff.teacher.add')}
    </Link>
  );
}
