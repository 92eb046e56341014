import { Button } from 'semantic-ui-react';
import { NotFetched } from '../feedback/NotFetched.tsx';
import { Progress } from '../feedback/Progress.tsx';
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
  /** A form or cards: there are no rows for a spreadsheet. */
  readonly sheetless?: boolean;
  /** The words on the button that prints, where a page has several. */
  readonly print?: string;
  /** There is nothing to save. */
  readonly disabled?: boolean;
}

function asked(query: Props['query']): string {
  const given = Object.entries(query).flatMap(([key, value]) =>
    value === undefined || value === '' ? [] : [[key, String(value)]],
  );
  const text = new URLSearchParams(given).toString();
  return text && `?${text}`;
}

/** What is asked for, as the server prints it and as files for a spreadsheet: all of it, not the page that is shown. */
export function PaperFiles({ path, query, ...rest }: Props) {
  const question = asked(query);
  // What failed was that question: another one begins anew.
  return <Files key={`${path}${question}`} path={path} question={question} {...rest} />;
}

interface FilesProps extends Omit<Props, 'query'> {
  readonly question: string;
}

function Files({ path, question, name, print: words, sheetless = false, disabled = false }: FilesProps) {
  const t = useText(kitTexts);
  const { print, save, leave, running, made, failure } = usePapers();
  const address = (ending: string) => `${path}.${ending}${question}`;
  // Not `disabled` while it runs: the keyboard would lose its place, in a dialog the dialog.
  const once = (work: () => Promise<boolean>) => () => void (running || work());
  return (
    <>
      <Button
        type="button"
        disabled={disabled}
        aria-disabled={running || undefined}
        onClick={once(() => print(address('pdf'), `${name}.pdf`))}
      >
        <Icon name="print" />
        {words ?? t('kit.paper.print')}
      </Button>
      {(sheetless ? [] : (['xlsx', 'csv'] as const)).map((ending) => (
        <Button
          key={ending}
          type="button"
          disabled={disabled}
          aria-disabled={running || undefined}
          onClick={once(() => save(address(ending), `${name}.${ending}`))}
        >
          <Icon name="download" />
          {t(`kit.paper.${ending}`)}
        </Button>
      ))}
      {running && made && (
        <div className="paper-progress">
          <Progress label={t('kit.paper.coming')} {...made} />
          <Button type="button" basic size="small" onClick={leave}>
            {t('kit.paper.leave')}
          </Button>
        </div>
      )}
      {failure && <NotFetched failure={failure} />}
    </>
  );
}
