import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { Icon } from '../icons/Icon.tsx';
import type { RootState } from '../store.ts';

/** What was just done, below the header, where no button of a form is, for three seconds. */
export function Toasts() {
  const toasts = useSelector((state: RootState) => state.toasts);
  return (
    <div className="toasts" role="status" aria-live="polite">
      {toasts.map(({ id, text, link }) => (
        <div key={id} className="toast">
          <Icon name="done" />
          <span>{text}</span>
          {link && <Link to={link.to}>{link.text}</Link>}
        </div>
      ))}
    </div>
  );
}
