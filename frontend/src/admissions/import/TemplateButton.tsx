import { Button } from 'semantic-ui-react';
import { NotFetched } from '../../kit/feedback/NotFetched.tsx';
import { Icon } from '../../kit/icons/Icon.tsx';
import { usePapers } from '../../kit/report/paper.ts';
import { useText } from '../../kit/text.ts';
import { admissionsTexts } from '../texts.ts';

/** The workbook to fill in. @param name what it is saved as, without its ending */
export function TemplateButton({ path, name }: { readonly path: string; readonly name: string }) {
  const t = useText(admissionsTexts);
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
        {t('admissions.import.template')}
      </Button>
      {failure && <NotFetched failure={failure} />}
    </p>
  );
}
