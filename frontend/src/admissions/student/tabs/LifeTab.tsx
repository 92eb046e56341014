import type { PowerName } from '@madrasah/events/access';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { ListTable, useListing } from '../../../kit/list/defined/index.ts';
import { useGuard } from '../../../kit/routing/index.ts';
import { useText, useWord } from '../../../kit/text.ts';
import { admissionsTexts } from '../../texts.ts';
import styles from './life.module.css';
import { columnsOf, LIFE, type LifePart } from './life.ts';

/** All on one page: several lists of one address would turn their pages together. */
const WHOLE = { limit: 1000, sizes: [1000] } as const;

interface Of {
  readonly userId: number;
  readonly code: string;
}

/** What became of a student beside lessons and money, entry by entry: days at home, certificates, books. */
export function LifeTab(of: Of) {
  return useLifeParts().map((part) => <Part key={part.entry.noun} part={part} {...of} />);
}

/** What the user may see of it. */
export function useLifeParts(): readonly LifePart[] {
  const may = useGuard();
  return LIFE.filter(({ entry }) => may({ power: entry.power as PowerName, flags: ['view'] }));
}

function Part({ part: { list, id, at }, userId, code }: Of & { readonly part: LifePart }) {
  const t = useText(admissionsTexts);
  const word = useWord();
  const columns = useMemo(() => columnsOf(list), [list]);
  const listing = useListing(list, { ...WHOLE, ask: () => ({ UserID: userId }) });
  const answer = listing.query.data as { readonly total?: number } | undefined;
  const isEmpty = answer?.total === 0;
  return (
    <section className={styles['part']}>
      <h2>
        <Link to={`${at}?search=${code}`}>{word(list.title)}</Link>
      </h2>
      {isEmpty ? (
        <p className="muted">{t('admissions.life.none')}</p>
      ) : (
        <ListTable
          listing={listing}
          columns={columns}
          rowKey={(row) => Number((row as Readonly<Record<string, unknown>>)[id])}
          empty={{ title: t('admissions.life.none') }}
        />
      )}
    </section>
  );
}
