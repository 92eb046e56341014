import { Button, Message } from 'semantic-ui-react';
import { InstantText } from '../../figures/DayText.tsx';
import { useText } from '../../text.ts';
import { kitTexts } from '../../texts.ts';

/** What stands here was typed at an earlier visit; whoever does not want it begins anew. */
export function DraftFound({ at, onDrop }: { readonly at: number; onDrop(): void }) {
  const t = useText(kitTexts);
  return (
    <Message info visible role="status" className="draft-found">
      {t('kit.draft.found')} <InstantText at={new Date(at).toISOString()} />{' '}
      <Button type="button" size="small" onClick={onDrop}>
        {t('kit.draft.drop')}
      </Button>
    </Message>
  );
}
