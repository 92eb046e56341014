import { useState } from 'react';
import { Button } from 'semantic-ui-react';
import { useList } from '../../kit/list/use-list.ts';
import { useMay } from '../../kit/routing/powers.ts';
import { useText } from '../../kit/text.ts';
import { academicsTexts } from '../texts.ts';
import { CopyDialog } from './CopyDialog.tsx';

const SETTINGS = { filters: ['SubClassID'] } as const;

/** Above the list of subjects: those of the section in view, for others. */
export function CopyButton() {
  const t = useText(academicsTexts);
  const mayAdd = useMay('kitab_entry', 'insert');
  const { SubClassID } = useList(SETTINGS).values;
  const [open, setOpen] = useState(false);
  if (!mayAdd) return null;
  return (
    <>
      <Button type="button" onClick={() => setOpen(true)}>
        {t('academics.copy.title')}
      </Button>
      {open && (
        <CopyDialog from={SubClassID ? Number(SubClassID) : undefined} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
