import {
  digitsOf,
  footText,
  isSmall,
  PAPER_SIZES,
  type PaperBlock,
  type PaperDocument,
} from '@madrasah/events/kernel';
import type { CSSProperties } from 'react';
import { AuthorisedPicture } from '../files/AuthorisedPicture.tsx';
import { Facts, Signatures } from './blocks.tsx';
import { Cards } from './Cards.tsx';
import { Form } from './Form.tsx';
import { Register } from './Register.tsx';
import './paper.css';

/** A paper as it will come out of the printer: the same document, sizes and words as its PDF. */
export function Paper({ document: paper }: { readonly document: PaperDocument }) {
  const { language } = paper;
  const { width, height } = PAPER_SIZES[paper.size];
  const bare = paper.blocks[0]?.kind === 'cards';
  return (
    <article
      className={['paper', isSmall(paper.size) && 'small', bare && 'bare'].filter(Boolean).join(' ')}
      style={{ '--width': `${width}pt`, '--height': `${height}pt` } as CSSProperties}
      aria-label={paper.title}
      lang={language}
      dir={language === 'ar' ? 'rtl' : 'ltr'}
    >
      {!bare && <Head document={paper} />}
      {paper.blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a paper never move
        <Block key={at} block={block} language={language} />
      ))}
      {!bare && <footer>{footText(paper)}</footer>}
      {paper.void && <StruckPage word={paper.void.word} />}
    </article>
  );
}

/** The institution, the paper's name, what was asked for, and that it is void. */
function Head({ document: paper }: { readonly document: PaperDocument }) {
  const { letterhead, title, filters, corners, language } = paper;
  const line = digitsOf([letterhead.address, letterhead.contact].filter(Boolean).join(' · '), language);
  return (
    <header>
      {corners?.left && <span className="corner left">{corners.left}</span>}
      {corners?.right && <span className="corner right">{corners.right}</span>}
      <b className="house">
        {letterhead.logo && <AuthorisedPicture address={letterhead.logo} alt="" className="logo" />}
        {letterhead.name}
      </b>
      {line && <span className="quiet">{line}</span>}
      <h2>{title}</h2>
      {filters.length > 0 && <span className="quiet">{filters.join(' · ')}</span>}
      {paper.void && <strong className="sentence">{paper.void.sentence}</strong>}
    </header>
  );
}

/** The word across the paper, drawn: it is read in the sentence under the head. */
function StruckPage({ word }: { readonly word: string }) {
  return (
    <svg className="struck-page" viewBox="0 0 794 560" preserveAspectRatio="xMidYMid meet" aria-hidden="true">
      <g transform="rotate(-18 397 280)">
        <line x1="144" y1="280" x2="650" y2="280" />
        <text x="397" y="318">
          {word}
        </text>
      </g>
    </svg>
  );
}

function Block({ block, language }: { readonly block: PaperBlock } & Pick<PaperDocument, 'language'>) {
  if (block.kind === 'table') return <Register table={block} language={language} />;
  if (block.kind === 'facts') return <Facts {...block} />;
  if (block.kind === 'form') return <Form {...block} />;
  if (block.kind === 'cards') return <Cards {...block} language={language} />;
  if (block.kind === 'note') return <p className="note">{block.text}</p>;
  if (block.kind === 'page') return <hr className="turn" />;
  return <Signatures {...block} />;
}
