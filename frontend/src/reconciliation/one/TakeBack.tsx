import { Button } from 'semantic-ui-react';
import { useText } from '../../kit/text.ts';
import { reconciliationTexts } from '../texts.ts';
import type { Matching } from './matching.ts';

/** Takes a match or a leaving back. */
export function TakeBack({ match, work }: { readonly match: number; readonly work: Matching }) {
  const t = useText(reconciliationTexts);
  return (
    <Button
      type="button"
      size="small"
      basic
      aria-disabled={work.running || undefined}
      onClick={() => work.running || work.unmatch(match)}
    >
      {t('reconciliation.do.unmatch')}
    </Button>
  );
}
