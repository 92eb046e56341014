import { APPLICATION, applicationsList } from '@madrasah/events/applications';
import { vacationsList } from '@madrasah/events/hostel';
import { useQuery } from '../../kit/calls/index.ts';
import { Digits } from '../../kit/figures/index.ts';
import { useWays } from '../../kit/routing/ways.ts';
import { useText } from '../../kit/text.ts';
import { homeTexts } from '../texts.ts';
import { Count } from './Counts.tsx';

const WAIT = { status: APPLICATION.waiting, limit: 1 };
const ARE_OUT = { state: 'out', limit: 1 };
const ARE_LATE = { state: 'late', limit: 1 };

const total = ({ total: count }: { readonly total: number }) => <Digits of={count} />;

/** Who waits to be admitted and who is out of the hostel, for whoever may open their lists. */
export function WaitingCounts() {
  const t = useText(homeTexts);
  const way = useWays();
  const toApplications = way(`/students/online-admission?status=${APPLICATION.waiting}`);
  const toVacations = way('/students/vacation?state=out');
  const waiting = useQuery(applicationsList.question, toApplications ? WAIT : undefined);
  const out = useQuery(vacationsList.question, toVacations ? ARE_OUT : undefined);
  const late = useQuery(vacationsList.question, toVacations ? ARE_LATE : undefined);
  if (!toApplications && !toVacations) return null;
  return (
    <div className="cards">
      {toApplications && (
        <Count
          name={t('home.count.applicants')}
          to={toApplications}
          of={waiting}
          show={total}
          note={t('home.count.applicantsNote')}
        />
      )}
      {toVacations && (
        <Count
          name={t('home.count.out')}
          to={toVacations}
          of={out}
          show={total}
          note={late.data && t('home.count.late', { count: late.data.total })}
        />
      )}
    </div>
  );
}
