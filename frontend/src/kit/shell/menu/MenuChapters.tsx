import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { MenuChapter } from '../../routing/menu.ts';
import type { Screen } from '../../routing/screens.ts';
import { useLanguage } from '../../text.ts';
import styles from './MenuChapters.module.css';

/** So many lines are seen at once: a group that shows no more needs no folding. */
const SEEN_AT_ONCE = 14;

/** The screens of an open group: as one list, or in chapters, of which that of the page in hand is open. */
export function MenuChapters({ chapters }: { readonly chapters: readonly MenuChapter[] }) {
  const { pathname } = useLocation();
  const isHere = ({ screens }: MenuChapter) => screens.some(({ path }) => path === pathname);
  const here = chapters.find(isHere) ?? chapters[0];
  const [chosen, setChosen] = useState<{ readonly at: string; readonly name: string | undefined }>();
  const folds = chapters.reduce((sum, { screens }) => sum + screens.length, 0) > SEEN_AT_ONCE;
  // What was opened by hand holds until the next page.
  const open = chosen?.at === pathname ? chosen.name : here?.name?.en;
  return chapters.map((chapter) => {
    const { name, screens } = chapter;
    if (!name) return <Links key="" screens={screens} />;
    const isOpen = !folds || name.en === open;
    return (
      <Chapter
        key={name.en}
        of={chapter}
        open={isOpen}
        onToggle={folds ? () => setChosen({ at: pathname, name: isOpen ? undefined : name.en }) : undefined}
      />
    );
  });
}

interface ChapterProps {
  readonly of: MenuChapter;
  readonly open: boolean;
  /** None where everything is seen at once. */
  readonly onToggle: (() => void) | undefined;
}

function Chapter({ of: { name, screens }, open, onToggle }: ChapterProps) {
  const language = useLanguage();
  const said = name?.[language];
  return (
    <>
      {onToggle ? (
        <button type="button" className={styles['chapter']} aria-expanded={open} onClick={onToggle}>
          {said}
          <span className="caret" />
        </button>
      ) : (
        <p className={styles['chapter']}>{said}</p>
      )}
      {open && <Links screens={screens} />}
    </>
  );
}

function Links({ screens }: { readonly screens: readonly Screen[] }) {
  const language = useLanguage();
  const { pathname } = useLocation();
  return screens.map((screen) => (
    <Link
      key={screen.path}
      to={screen.path}
      className={`item${screen.path === pathname ? ' active' : ''}`}
      aria-current={screen.path === pathname ? 'page' : undefined}
    >
      {screen.name[language]}
    </Link>
  ));
}
