import { Link } from 'react-router-dom';
import { frameTexts } from '../frame/texts.ts';
import { Icon } from '../icons/Icon.tsx';
import type { Context } from '../routing/screens.ts';
import { useInstitutionLogo, useInstitutionName } from '../session/institution.ts';
import { useText } from '../text.ts';
import { Finder } from './find/Finder.tsx';
import { LanguageButton } from './LanguageSwitch.tsx';
import { Mark } from './Mark.tsx';
import { UserMenu } from './menu/UserMenu.tsx';
import { RenewalBadges } from './RenewalBadges.tsx';

interface Props {
  readonly contexts: readonly Context[];
  readonly expanded: boolean;
  onBurger(): void;
}

export function Header({ contexts, expanded, onBurger }: Props) {
  const t = useText(frameTexts);
  const name = useInstitutionName();
  const logo = useInstitutionLogo();
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
        {logo ? <img src={`${logo}?size=thumbnail`} alt="" /> : <Mark />}
        <b>{name}</b>
      </Link>
      <Finder contexts={contexts} />
      <RenewalBadges />
      <LanguageButton />
      <UserMenu contexts={contexts} />
    </header>
  );
}
