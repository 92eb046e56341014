import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { FindBox } from '../../fields/student/FindBox.tsx';
import { frameTexts } from '../../frame/texts.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useGuard, useMay } from '../../routing/powers.ts';
import { type Context, GROUPS } from '../../routing/screens.ts';
import { useLanguage, useText } from '../../text.ts';
import type * as search from './search.ts';

const typing = (target: EventTarget | null) =>
  target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);

/** `/` or Ctrl K goes to the search, wherever one is not typing. */
function useKeys(box: RefObject<HTMLInputElement | null>, show: () => void) {
  useEffect(() => {
    const heard = (event: KeyboardEvent) => {
      const wanted =
        (event.key === '/' && !typing(event.target)) ||
        (event.key === 'k' && (event.ctrlKey || event.metaKey));
      if (!wanted || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      show();
      box.current?.focus();
    };
    window.addEventListener('keydown', heard);
    return () => window.removeEventListener('keydown', heard);
  }, [box, show]);
}

/** What finds, with the words that people call pages: it comes when somebody goes to the search, not with the page. */
function useSearch() {
  const [now, setNow] = useState<typeof search>();
  const [failed, setFailed] = useState(false);
  const wanted = useCallback(() => {
    setFailed(false);
    import('./search.ts').then(setNow).catch(() => setFailed(true)); // asked for again at the next coming
  }, []);
  return { now, failed, wanted };
}

/**
 * The search in the header: a page by its name or what people call it, a student by code, name, father or mobile;
 * Enter opens what is in hand. Students are found by whoever may look at them.
 */
export function Finder({ contexts }: { readonly contexts: readonly Context[] }) {
  const t = useText(frameTexts);
  const language = useLanguage();
  const may = useGuard();
  const students = useMay('student_admission', 'view');
  const navigate = useNavigate();
  const [shown, setShown] = useState(false); // on a phone it covers the header
  const box = useRef<HTMLInputElement>(null);
  const find = useSearch();
  const show = useCallback(() => setShown(true), []);
  useKeys(box, show);
  useEffect(() => {
    if (shown) box.current?.focus();
  }, [shown]);
  const open = (address: string) => {
    setShown(false);
    box.current?.blur();
    navigate(address);
  };
  const pages = (typed: string) =>
    (find.now?.foundPages(contexts, may, typed) ?? []).map(({ path, name, group }) => ({
      ...{
        key: path,
        label: name[language],
        note: t('kit.find.page', { group: GROUPS[group].name[language] }),
      },
      onChoose: () => open(path),
    }));
  const label = t(students ? 'kit.find.label' : 'kit.find.labelPages');
  return (
    <>
      <div className={`find${shown ? ' shown' : ''}`} onFocusCapture={find.wanted}>
        <Icon name="search" />
        <FindBox
          search={find.now?.studentSearch}
          failed={find.failed ? t('kit.call.notFetched') : undefined}
          inputRef={box}
          label={label}
          placeholder={t(students ? 'kit.find.placeholder' : 'kit.find.labelPages')}
          further={pages}
          students={students}
          none={t(students ? 'kit.find.none' : 'kit.find.nonePages')}
          onLeave={() => setShown(false)}
          onChoose={({ AdmissionID }) => open(`/students/${AdmissionID}`)}
        />
        <kbd>/</kbd>
      </div>
      <button type="button" className="item only-phone find-button" aria-label={label} onClick={show}>
        <Icon name="search" />
      </button>
    </>
  );
}
