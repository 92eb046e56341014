import { useList } from '../../kit/list/use-list.ts';
import { TeachersInService } from './TeachersInService.tsx';
import { WAITING } from './TeacherTabs.tsx';
import { WaitingTeachers } from './WaitingTeachers.tsx';

/** `/teacherinfo`: who is in service, or with `filter=2` who of the list of people is not. */
export default function TeachersPage() {
  const { values } = useList({ filters: ['filter'] });
  return values.filter === WAITING ? <WaitingTeachers /> : <TeachersInService />;
}
