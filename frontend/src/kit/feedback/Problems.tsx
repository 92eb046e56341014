import { useState } from 'react';
import { Button } from 'semantic-ui-react';
import { useText } from '../text.ts';
import { kitTexts } from '../texts.ts';

const AT_FIRST = 10;

/** Each problem in a sentence of its own; of very many the first ones, and the others when they are asked for. */
export function Problems({ sentences }: { readonly sentences: readonly string[] }) {
  const t = useText(kitTexts);
  const [all, setAll] = useState(false);
  if (sentences.length === 0) return null;
  const shown = all ? sentences : sentences.slice(0, AT_FIRST);
  return (
    <>
      <ul>
        {[...new Set(shown)].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {shown.length < sentences.length && (
        <Button type="button" basic onClick={() => setAll(true)}>
          {t('kit.steps.more', { count: sentences.length - shown.length })}
        </Button>
      )}
    </>
  );
}
