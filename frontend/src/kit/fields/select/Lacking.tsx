import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useGuard } from '../../routing/powers.ts';
import type { Screen } from '../../routing/screens.ts';
import { useLanguage, useText } from '../../text.ts';
import { kitTexts } from '../../texts.ts';

/** A list that is still on its way looks like one without rows: what has not come by then is not coming. */
const AWAITED_MS = 1_000;

function useIsLate(): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), AWAITED_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}

/** Under a box that has nothing to choose: that nothing was made yet, and where it is made. */
export function Lacking({ screen, id }: { screen: Screen; id: string }) {
  const t = useText(kitTexts);
  const name = screen.name[useLanguage()];
  const may = useGuard()(screen);
  return (
    <div className="hint lacking" id={id}>
      {useIsLate() && (
        <>
          {t('kit.select.lacking')} {may ? <Link to={screen.path}>{name}</Link> : <b>{name}</b>}
        </>
      )}
    </div>
  );
}
