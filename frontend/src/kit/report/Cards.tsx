import {
  type CardSide,
  type CardsBlock,
  initialsOf,
  nothingText,
  type PaperLanguage,
} from '@madrasah/events/kernel';
import type { CSSProperties } from 'react';
import { AuthorisedPicture } from '../files/AuthorisedPicture.tsx';
import { Signatures } from './blocks.tsx';
import { Portrait } from './Portrait.tsx';

/** Cards as they lie on the sheet, each back beside its front; or the sentence that there are none. */
export function Cards(block: CardsBlock & { readonly language: PaperLanguage }) {
  const { width, height, cards, scale = 1, coloured = false } = block;
  if (cards.length === 0) return <p className="nothing">{nothingText(block.language)}</p>;
  const box = { width: `${width}mm`, height: `${height}mm`, '--scale': scale } as CSSProperties;
  return (
    <div className={coloured ? 'cards coloured' : 'cards'}>
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

function Side({ side, box }: { readonly side: CardSide; readonly box: CSSProperties }) {
  const { house, logo, title, heading, photo, picture, lines = [], mark, badge, text, slots } = side;
  return (
    <div className={house ? 'card framed' : 'card'} style={box}>
      {house && <House {...house} />}
      {logo && <AuthorisedPicture address={logo} alt="" className="logo" />}
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
        {badge && (
          <span className="badge">
            {badge.label} <b>{badge.value}</b>
          </span>
        )}
      </div>
      {slots && <Signatures kind="signatures" slots={slots} />}
    </div>
  );
}

function House({ name, address, logo }: NonNullable<CardSide['house']>) {
  return (
    <div className="house">
      {logo && <AuthorisedPicture address={logo} alt="" className="logo" />}
      {name}
      <div className="quiet">{address}</div>
    </div>
  );
}
