import { useText } from '../text.ts';
import { kitTexts } from '../texts.ts';

interface Props {
  readonly label: string;
  readonly done: number;
  readonly total: number;
  readonly failed?: number;
  /** The work goes on without this page. */
  readonly mayLeave?: boolean;
}

/** Long work: a bar, how much of how much, how much failed. */
export function Progress({ label, done, total, failed = 0, mayLeave = false }: Props) {
  const t = useText(kitTexts);
  const percent = total === 0 ? 0 : Math.min(100, Math.round((done / total) * 100));
  return (
    <div>
      <div
        className="ui progress"
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <div className="bar" style={{ width: `${percent}%` }} />
      </div>
      <div className="row between small">
        <span className="muted">
          {label}: {t('kit.progress.count', { done, total })}
          {failed > 0 && <span className="neg"> · {t('kit.progress.failed', { failed })}</span>}
        </span>
        {mayLeave && <span className="muted">{t('kit.progress.mayLeave')}</span>}
      </div>
    </div>
  );
}
