import { type Need, needOf } from '@madrasah/events/kernel';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Empty, Skeleton } from '../feedback/states.tsx';
import { useLanguage, useText } from '../text.ts';
import { kitTexts } from '../texts.ts';
import { useLack, useWaysOf } from './use-lack.ts';

interface Props {
  readonly needs: readonly Need[];
  /** The button of the page in hand, where what is missing is made on it. */
  readonly action?: ReactNode;
  /** What is said where nothing is missing: that nothing matched, or that there is nothing to choose yet. */
  readonly children: ReactNode;
}

/** In the place of rows that there are none of: what the school has none of yet, and where it is made. */
export function Lacks({ needs, action, children }: Props) {
  const { isKnown, lack } = useLack(needs);
  if (!isKnown) return <Skeleton lines={3} />;
  return lack === undefined ? children : <Lacked need={lack} action={action} />;
}

/** There is none, or nothing is chosen yet: what the school lacks for it, if anything; else what is said in place. */
export function NoneYet({ needs, ...empty }: Omit<Props, 'children'> & { title: string; text?: string }) {
  return (
    <Lacks needs={needs} action={empty.action}>
      <Empty {...empty} fine />
    </Lacks>
  );
}

/** One sentence, and the ways of whoever may go them; else the names of the pages, to ask somebody by. */
export function Lacked({ need, action }: { readonly need: Need; readonly action?: ReactNode }) {
  const t = useText(kitTexts);
  const language = useLanguage();
  const { pathname } = useLocation();
  const { all, open } = useWaysOf(need);
  const ways = open.filter(({ path }) => path !== pathname);
  const isHere = open.length > ways.length;
  const names = all.map(({ name }) => t('kit.lacks.quoted', { name: name[language] })).join(', ');
  return (
    <Empty
      title={needOf(need).said[language]}
      text={open.length === 0 ? t('kit.lacks.elsewhere', { names }) : t('kit.lacks.first')}
      action={
        <>
          {isHere && action}
          {ways.map(({ path, name }, at) => (
            <Link key={path} className={`ui button${at === 0 ? ' primary' : ''}`} to={path}>
              {name[language]}
            </Link>
          ))}
        </>
      }
    />
  );
}
