import { Button } from 'semantic-ui-react';
import { NotFetched } from '../feedback/NotFetched.tsx';
import { Icon } from '../icons/Icon.tsx';
import { usePapers } from '../report/paper.ts';
import { useText } from '../text.ts';
import { importTexts } from './texts.ts';

/** The workbook to fill in. @param name what it is saved as, without its ending */
export function TemplateButton({ path, name }: { readonly path: string; readonly name: string }) {
  const t = useText(importTexts);
  const { save, running, failure } = usePapers();
  return (
    <p>
      <Button
        type="button"
        basic
        aria-disabled={running || undefined}
        onClick={() => void (running || save(path, `${name}.xlsx`))}
      >
        <Icon name="download" />
        {t('kit.import.file.template')}
      </Button>
      {failure && <NotFetched failure={failure} />}
    </p>
  );
}
