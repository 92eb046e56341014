import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { Icon } from '../icons/Icon.tsx';
import type { RootState } from '../store.ts';
import { useLanguage, useText } from '../text.ts';
import { kitTexts } from '../texts.ts';
import { LanguageButton } from './LanguageSwitch.tsx';
import { Mark } from './Mark.tsx';
import { StudentFinder } from './StudentFinder.tsx';
import { UserMenu } from './UserMenu.tsx';

interface Props {
  readonly expanded: boolean;
  onBurger(): void;
}

/** The institution's name as the page's language has it. */
export function useInstitutionName(): string {
  const t = useText(kitTexts);
  const language = useLanguage();
  const institution = useSelector((state: RootState) => state.session.institution);
  return (language === 'en' && institution?.englishName) || institution?.name || t('kit.page.product');
}

export function Header({ expanded, onBurger }: Props) {
  const t = useText(kitTexts);
  const name = useInstitutionName();
  return (
    <header className="ui top fixed menu shell-head">
      <button
        type="button"
        className="burger"
        aria-label={t('kit.menu.toggle')}
        aria-expanded={expanded}
        aria-controls="menu"
        onClick={onBurger}
      >
        <Icon name="menu" />
      </button>
      <Link className="brand" to="/">
        <Mark />
        <b>{name}</b>
      </Link>
      <StudentFinder />
      <LanguageButton />
      <UserMenu />
    </header>
  );
}
