import { useText } from '../../kit/text.ts';
import { academicsTexts } from '../texts.ts';
import { namesLacked, type SubjectRow } from './lists.ts';

interface Props {
  readonly from: number;
  readonly to: readonly { readonly value: number; readonly label: string }[];
  readonly subjects: readonly SubjectRow[];
}

/** What each chosen section would get. */
export function Additions({ from, to, subjects }: Props) {
  const t = useText(academicsTexts);
  const has = subjects.some(({ SubClassID }) => SubClassID === from);
  if (from && !has) return <p role="status">{t('academics.copy.empty')}</p>;
  if (!has || to.length === 0) return null;
  return (
    <div role="status">
      <h3 className="ui small header">{t('academics.copy.adds')}</h3>
      <ul>
        {to.map(({ value, label }) => (
          <li key={value}>
            <b>{label}</b>: {namesLacked(subjects, from, value).join(', ') || t('academics.copy.nothing')}
          </li>
        ))}
      </ul>
    </div>
  );
}
