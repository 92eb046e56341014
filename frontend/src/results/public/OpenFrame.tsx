import type { SchoolHead } from '@madrasah/events/results';
import { type ReactNode, useId, useState } from 'react';
import { NavLink } from 'react-router-dom';
import { useQuery } from '../../kit/calls/use-query.ts';
import { Icon } from '../../kit/icons/Icon.tsx';
import { LanguageSwitch } from '../../kit/shell/LanguageSwitch.tsx';
import { Mark } from '../../kit/shell/Mark.tsx';
import { useText } from '../../kit/text.ts';
import { kitTexts } from '../../kit/texts.ts';
import { resultsTexts } from '../texts.ts';
import { publicSchool } from './asked.ts';
import styles from './public.module.css';

interface Props {
  /** Whose page it is; null: of no school. */
  readonly id: string | null;
  /** What is known of the school by another answer already. */
  readonly school?: Pick<SchoolHead, 'InstitutionName' | 'Address' | 'Logo'> | undefined;
  readonly children: ReactNode;
}

/**
 * What stands around an open page of a school: whose it is, the languages, where else one may go, and who made it. On a
 * narrow screen the ways lie behind a button.
 */
export function OpenFrame({ id, school: told, children }: Props) {
  const t = useText(kitTexts);
  const known = useQuery(publicSchool, id === null ? undefined : { id }).data;
  const [open, setOpen] = useState(false);
  const waysId = useId();
  const school = told ?? known?.results[0];
  return (
    <div className={styles['open']}>
      <header className={styles['head']}>
        {known && (
          <button
            type="button"
            className={styles['toggle']}
            aria-label={t('kit.menu.toggle')}
            aria-expanded={open}
            aria-controls={waysId}
            onClick={() => setOpen(!open)}
          >
            <Icon name={open ? 'close' : 'menu'} />
          </button>
        )}
        {school?.Logo ? <img src={school.Logo} alt="" /> : <Mark />}
        <div>
          <b>{school?.InstitutionName ?? t('kit.page.product')}</b>
          <span>{school?.Address}</span>
        </div>
        <LanguageSwitch />
      </header>
      <div className={`${styles['body']} ${id === null ? styles['alone'] : ''}`}>
        {id !== null && known && <Ways {...{ id, open }} navId={waysId} sites={known.resultSites} />}
        <main id="main">{children}</main>
      </div>
      <footer className="small muted">{t('kit.page.product')}</footer>
    </div>
  );
}

interface WaysProps {
  readonly id: string;
  readonly navId: string;
  readonly open: boolean;
  readonly sites: readonly { readonly name: string; readonly url: string }[];
}

/** The open pages of a school, and where boards tell their results. */
function Ways({ id, navId, open, sites }: WaysProps) {
  const t = useText(resultsTexts);
  return (
    <nav
      id={navId}
      className={`${styles['ways']} ${open ? styles['opened'] : ''}`}
      aria-label={t('results.public.ways')}
    >
      <NavLink to={`/${id}`} end>
        {t('results.public.title')}
      </NavLink>
      <NavLink to={`/${id}/online_admission`}>{t('results.public.apply')}</NavLink>
      <NavLink to={`/${id}/my-application`}>{t('results.public.myApplication')}</NavLink>
      {sites.map(({ name, url }) => (
        <a key={url} href={url} target="_blank" rel="noopener noreferrer">
          {t('results.public.site', { name })}
        </a>
      ))}
    </nav>
  );
}
