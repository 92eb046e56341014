import { useDispatch, useSelector } from 'react-redux';
import { questionAnswered } from '../calls/commands.ts';
import { DoubtDialog } from '../form/leaving/DoubtDialog.tsx';
import { frameTexts } from '../frame/texts.ts';
import type { RootState } from '../store.ts';
import { useLanguage, useText } from '../text.ts';
import { failureIn } from '../wire/failure.ts';

const TITLES = {
  'conflict.more-than-owed': 'kit.double.more',
  'people.likely-double': 'kit.double.person',
} as const;

const titleOf = (code: string) => {
  if (code in TITLES) return TITLES[code as keyof typeof TITLES];
  return code.endsWith('-doubtful') ? 'kit.double.doubtful' : 'kit.double.title';
};

/** What the server asks before it records a command: whoever is sure sends it again, else what was typed stays. */
export function Questions() {
  const t = useText(frameTexts);
  const language = useLanguage();
  const dispatch = useDispatch();
  const commands = useSelector((root: RootState) => root.commands);
  const [id, { question } = {}] = Object.entries(commands).find(([, one]) => one.question) ?? [];
  if (id === undefined || !question) return null;
  return (
    <DoubtDialog
      title={t(titleOf(question.code))}
      text={
        <>
          {failureIn(question, language)
            .message.split('\n')
            .map((asked) => (
              <p key={asked}>{asked}</p>
            ))}
          <p className="muted">{t('kit.double.nothing')}</p>
        </>
      }
      verb={t('kit.double.sure')}
      answer={(sure) => dispatch(questionAnswered({ id, sure }))}
    />
  );
}
