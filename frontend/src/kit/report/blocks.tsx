import type { Fact, FactsBlock, SignaturesBlock } from '@madrasah/events/kernel';
import { Why } from '../explained/Why.tsx';
import { AuthorisedPicture } from '../files/AuthorisedPicture.tsx';

/** Lines of "label: value", beside a mark where there is one. */
export function Facts({ lines, mark }: FactsBlock) {
  return (
    <div className={mark ? 'particulars marked' : 'particulars'}>
      {mark && (
        <figure>
          <svg viewBox={`0 0 ${mark.side} ${mark.side}`} role="img" aria-label={mark.caption}>
            <path d={mark.path} shapeRendering="crispEdges" />
          </svg>
          <figcaption>{mark.caption}</figcaption>
        </figure>
      )}
      <div>
        {lines.map((line) => (
          <Line key={line.map(({ label }) => label).join()} line={line} />
        ))}
      </div>
    </div>
  );
}

function Line({ line }: { readonly line: readonly Fact[] }) {
  return (
    <div className="line">
      {line.map(({ label, value, share, explains }) => (
        <span key={label} style={{ width: `${share * 100}%` }}>
          <span className="quiet">{label}:</span>{' '}
          <b>
            <Why question={explains}>{value || '–'}</Why>
          </b>
        </span>
      ))}
    </div>
  );
}

/** Lines to sign on, at the foot of the paper. */
export function Signatures({ slots }: SignaturesBlock) {
  return (
    <div className="signatures">
      {slots.map(({ label, name, picture, stamp }) => (
        <span key={label}>
          {stamp && <span className="stamp">{stamp}</span>}
          {picture && <AuthorisedPicture address={picture} alt="" className="signed" />}
          <span className="signer">{name}</span>
          <span className="slot">{label}</span>
        </span>
      ))}
    </div>
  );
}
