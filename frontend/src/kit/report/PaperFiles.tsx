import { Button } from 'semantic-ui-react';
import { FailureMessage } from '../feedback/FailureMessage.tsx';
import { Icon } from '../icons/Icon.tsx';
import { useText } from '../text.ts';
import { kitTexts } from '../texts.ts';
import { usePapers } from './paper.ts';

interface Props {
  /** Of the question, without ending: `/api/accounts/dues`. */
  readonly path: string;
  readonly query: Readonly<Record<string, string | number | undefined>>;
  /** Of the saved files, without ending. */
  readonly name: string;
  readonly disabled?: boolean;
}

function address(path: string, query: Props['query'], ending: string): string {
  const given = Object.entries(query).flatMap(([key, value]) =>
    value === undefined || value === '' ? [] : [[key, String(value)]],
  );
  const asked = new URLSearchParams(given).toString();
  return `${path}.${ending}${asked && `?${asked}`}`;
}

/** What is listed, as the server prints it and as files for a spreadsheet: all of it, not the page that is shown. */
export function PaperFiles({ path, query, name, disabled = false }: Props) {
  const t = useText(kitTexts);
  const { open, save, running, failure } = usePapers();
  const off = disabled || running;
  return (
    <>
      {failure && <FailureMessage failure={failure} />}
      <Button type="button" disabled={off} onClick={() => open(address(path, query, 'pdf'))}>
        <Icon name="print" />
        {t('kit.paper.print')}
      </Button>
      {(['xlsx', 'csv'] as const).map((ending) => (
        <Button
          key={ending}
          type="button"
          disabled={off}
          onClick={() => save(address(path, query, ending), `${name}.${ending}`)}
        >
          <Icon name="download" />
          {t(`kit.paper.${ending}`)}
        </Button>
      ))}
    </>
  );
}
