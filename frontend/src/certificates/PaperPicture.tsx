import { CERTIFICATE_PAPERS } from '@madrasah/events/certificates';
import styles from './certificates.module.css';

const LINES = [30, 40, 50, 60];

interface Drawn {
  /** Frame, headings and labels; a sheet from the press has them already. */
  readonly isPrinted: boolean;
  readonly colour: string;
}

const DRAWN: Readonly<Record<number, Drawn>> = {
  [CERTIFICATE_PAPERS.coloured]: { isPrinted: true, colour: 'var(--green-700)' },
  [CERTIFICATE_PAPERS.filled]: { isPrinted: false, colour: 'var(--ink)' },
  [CERTIFICATE_PAPERS.black]: { isPrinted: true, colour: 'var(--ink)' },
  [CERTIFICATE_PAPERS.clearance]: { isPrinted: true, colour: 'var(--ink)' },
};

/** How the chosen paper will look, in little: what is printed, and what the sheet must have already. */
export function PaperPicture({ paper }: { readonly paper: number }) {
  const drawn = DRAWN[paper];
  if (!drawn) return null;
  const { isPrinted, colour } = drawn;
  return (
    <svg className={styles['paper']} viewBox="0 0 130 92" aria-hidden="true">
      <rect x="0.5" y="0.5" width="129" height="91" fill="var(--paper)" stroke="var(--line)" />
      {isPrinted && (
        <g fill="none" stroke={colour}>
          <rect x="5" y="5" width="120" height="82" strokeWidth="1.6" />
          <circle cx="18" cy="17" r="6" />
          <path d="M38 14h56M46 21h40" strokeWidth="3" />
          {LINES.map((y) => (
            <path key={y} d={`M14 ${y + 2}h102`} strokeWidth="0.6" strokeDasharray="1 1.4" />
          ))}
          <path d="M14 80h26M90 80h26" strokeWidth="0.8" />
        </g>
      )}
      <g stroke="var(--ink)" strokeWidth="2.6">
        {LINES.map((y) => (
          <path key={y} d={`M30 ${y}h26M84 ${y}h22`} />
        ))}
      </g>
      <path d="M58 68h14v14h-14z" fill="var(--ink)" />
    </svg>
  );
}
