import type { ReactNode } from 'react';
import { LanguageSwitch } from '../../kit/shell/LanguageSwitch.tsx';
import { Mark } from '../../kit/shell/Mark.tsx';
import { useText } from '../../kit/text.ts';
import { kitTexts } from '../../kit/texts.ts';
import styles from './public.module.css';
import type { SchoolHead } from './rows.ts';

interface Props {
  readonly school: Pick<SchoolHead, 'InstitutionName' | 'Address' | 'Logo'> | undefined;
  readonly children: ReactNode;
}

/** What stands around an open page of a school: whose it is, the languages, and who made it. */
export function OpenFrame({ school, children }: Props) {
  const t = useText(kitTexts);
  return (
    <div className={styles['open']}>
      <header className={styles['head']}>
        {school?.Logo ? <img src={school.Logo} alt="" /> : <Mark />}
        <div>
          <b>{school?.InstitutionName ?? t('kit.page.product')}</b>
          <span>{school?.Address}</span>
        </div>
        <LanguageSwitch />
      </header>
      <main id="main">{children}</main>
      <footer className="small muted">{t('kit.page.product')}</footer>
    </div>
  );
}
