import { resultCommands } from '@madrasah/events/results';
import { AskedForm } from '../../kit/asked/index.ts';
import { asChoices } from '../../kit/fields/index.ts';
import { useText } from '../../kit/text.ts';
import type { Place } from '../place.ts';
import type { SheetPaper } from './sheet.ts';
import { entryTexts } from './texts.ts';

interface Props {
  readonly place: Place;
  readonly papers: readonly SheetPaper[];
  /** Marks are typed twice: it is said in which pass somebody is absent. */
  readonly isDouble: boolean;
}

/** The absentees of one paper, typed as codes. */
export function AbsentTab({ place, papers, isDouble }: Props) {
  const t = useText(entryTexts);
  return (
    <AskedForm
      command={resultCommands.enterAbsent}
      initialValues={{ ...place }}
      onPage={{
        SubjectID: { options: asChoices(papers, 'SubjectID', 'SubjectName') },
        pass: { hidden: !isDouble },
      }}
      quiet
      says={<p className="muted">{t('results.entry.absent.why')}</p>}
      save={t('results.entry.absent.save')}
    />
  );
}
