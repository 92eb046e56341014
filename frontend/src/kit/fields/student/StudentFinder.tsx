import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Icon } from '../../icons/Icon.tsx';
import { useMay } from '../../routing/powers.ts';
import { useText } from '../../text.ts';
import { kitTexts } from '../../texts.ts';
import { StudentBox } from './StudentBox.tsx';

const typing = (target: EventTarget | null) =>
  target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);

/** The search in the header: `/` or Ctrl K, a code, name, father or mobile, Enter opens the student. */
export function StudentFinder() {
  const t = useText(kitTexts);
  const may = useMay('student_admission', 'view');
  const navigate = useNavigate();
  const [shown, setShown] = useState(false); // on a phone it covers the header
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const heard = (event: KeyboardEvent) => {
      const wanted =
        (event.key === '/' && !typing(event.target)) ||
        (event.key === 'k' && (event.ctrlKey || event.metaKey));
      if (!wanted || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      setShown(true);
      box.current?.focus();
    };
    window.addEventListener('keydown', heard);
    return () => window.removeEventListener('keydown', heard);
  }, []);
  useEffect(() => {
    if (shown) box.current?.focus();
  }, [shown]);
  if (!may) return <span className="grow" />;
  return (
    <>
      <div className={`find${shown ? ' shown' : ''}`}>
        <Icon name="search" />
        <StudentBox
          inputRef={box}
          label={t('kit.student.find')}
          placeholder={t('kit.student.placeholder')}
          onLeave={() => setShown(false)}
          onChoose={({ AdmissionID }) => {
            setShown(false);
            box.current?.blur();
            navigate(`/students/${AdmissionID}`);
          }}
        />
        <kbd>/</kbd>
      </div>
      <button
        type="button"
        className="item only-phone find-button"
        aria-label={t('kit.student.find')}
        onClick={() => setShown(true)}
      >
        <Icon name="search" />
      </button>
    </>
  );
}
