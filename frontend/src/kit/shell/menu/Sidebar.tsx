import { useEffect, useState } from 'react';
import { Button, Message } from 'semantic-ui-react';
import { frameTexts } from '../../frame/texts.ts';
import { Icon } from '../../icons/Icon.tsx';
import { type MenuGroup, menuOf } from '../../routing/menu.ts';
import { useGuard, usePowers } from '../../routing/powers.ts';
import { type Context, GROUPS, type GroupName } from '../../routing/screens.ts';
import { useScreen } from '../../routing/use-screen.ts';
import { useLanguage, useText } from '../../text.ts';
import { MenuChapters } from './MenuChapters.tsx';

interface Props {
  readonly contexts: readonly Context[];
  readonly folded: boolean;
  onUnfold(): void;
}

/** The menu: groups of the specification, only what works and is permitted; the group of the page in hand is open. */
export function Sidebar({ contexts, folded, onUnfold }: Props) {
  const t = useText(frameTexts);
  const may = useGuard();
  const powers = usePowers();
  const current = useScreen()?.group;
  const [open, setOpen] = useState<GroupName | undefined>(current);
  useEffect(() => {
    if (current) setOpen(current);
  }, [current]);
  const toggle = (group: GroupName) => {
    setOpen(open === group && !folded ? undefined : group);
    if (folded) onUnfold();
  };
  return (
    <nav id="menu" className="ui vertical accordion menu shell-side" aria-label={t('kit.menu.main')}>
      {powers.error && !powers.data && (
        <Message negative role="alert">
          {t('kit.menu.failed')}
          <Button type="button" onClick={powers.refetch}>
            {t('kit.page.retry')}
          </Button>
        </Message>
      )}
      {menuOf(contexts, may).map((group) => (
        <Group key={group.group} of={group} open={open === group.group && !folded} onToggle={toggle} />
      ))}
    </nav>
  );
}

interface GroupProps {
  readonly of: MenuGroup;
  readonly open: boolean;
  onToggle(group: GroupName): void;
}

function Group({ of: { group, chapters }, open, onToggle }: GroupProps) {
  const language = useLanguage();
  const { icon, name } = GROUPS[group];
  const here = useScreen()?.group === group;
  return (
    <div className="item">
      <button
        type="button"
        className={`title${open ? ' active' : ''}${here ? ' here' : ''}`}
        aria-expanded={open}
        title={name[language]}
        onClick={() => onToggle(group)}
      >
        <Icon name={icon} />
        <span>{name[language]}</span>
        <span className="caret" />
      </button>
      {open && (
        <div className="active content">
          <MenuChapters chapters={chapters} />
        </div>
      )}
    </div>
  );
}
