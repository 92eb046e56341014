import { type CardSide, type CardsBlock, initialsOf } from '@madrasah/events/kernel';
import { Portrait } from './Portrait.tsx';

/** Cards as they lie on the sheet; each back beside its front. */
export function Cards({ width, height, cards }: CardsBlock) {
  const box = { width: `${width}mm`, height: `${height}mm` };
  return (
    <div className="cards">
      {cards.map(({ front, back }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cards of a paper never move
        <div key={at} className="pair">
          <Side side={front} box={box} />
          {back && <Side side={back} box={box} />}
        </div>
      ))}
    </div>
  );
}

function Side({ side, box }: { readonly side: CardSide; readonly box: { width: string; height: string } }) {
  const { title, heading, photo, picture, lines = [], mark, text } = side;
  return (
    <div className="card" style={box}>
      {title && <b>{title}</b>}
      {heading && <strong>{heading}</strong>}
      <div className="face">
        {photo !== undefined && <Portrait className="portrait" picture={picture} text={initialsOf(photo)} />}
        <div>
          {lines.map(({ label, value }) => (
            <div key={label}>
              {label && <span className="quiet">{label}: </span>}
              <b>{value}</b>
            </div>
          ))}
          {text}
        </div>
        {mark && (
          <svg viewBox={`0 0 ${mark.side} ${mark.side}`} role="img" aria-label={mark.caption}>
            <path d={mark.path} shapeRendering="crispEdges" />
          </svg>
        )}
      </div>
    </div>
  );
}
