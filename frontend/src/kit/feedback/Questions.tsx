import { useDispatch, useSelector } from 'react-redux';
import { questionAnswered } from '../calls/commands.ts';
import { DoubtDialog } from '../form/leaving/DoubtDialog.tsx';
import type { RootState } from '../store.ts';
import { useLanguage, useText } from '../text.ts';
import { kitTexts } from '../texts.ts';
import { failureIn } from '../wire/failure.ts';

const TITLES: Readonly<Record<string, 'kit.double.more' | 'kit.double.person'>> = {
  'conflict.more-than-owed': 'kit.double.more',
  'people.likely-double': 'kit.double.person',
};

/** What the server asks before it records a command: whoever is sure sends it again, else what was typed stays. */
export function Questions() {
  const t = useText(kitTexts);
  const language = useLanguage();
  const dispatch = useDispatch();
  const commands = useSelector((root: RootState) => root.commands);
  const [id, { question } = {}] = Object.entries(commands).find(([, one]) => one.question) ?? [];
  if (id === undefined || !question) return null;
  return (
    <DoubtDialog
      title={t(TITLES[question.code] ?? 'kit.double.title')}
      text={
        <>
          <p>{failureIn(question, language).message}</p>
          <p className="muted">{t('kit.double.nothing')}</p>
        </>
      }
      verb={t('kit.double.sure')}
      answer={(sure) => dispatch(questionAnswered({ id, sure }))}
    />
  );
}
