import { digitsOf, footText, type PaperBlock, type PaperDocument } from '@madrasah/events/kernel';
import { Facts, Register, Signatures } from './blocks.tsx';
import './paper.css';

/** A paper as it will come out of the printer: the same document, sizes and words as its PDF. */
export function Paper({ document: paper }: { readonly document: PaperDocument }) {
  const { letterhead, title, filters, corners, language } = paper;
  const line = digitsOf([letterhead.address, letterhead.contact].filter(Boolean).join(' · '), language);
  return (
    <article className={`paper ${paper.size}`} lang={language}>
      <header>
        {corners?.left && <span className="corner left">{corners.left}</span>}
        {corners?.right && <span className="corner right">{corners.right}</span>}
        <b className="house">{letterhead.name}</b>
        {line && <span className="quiet">{line}</span>}
        <h2>{title}</h2>
        {filters.length > 0 && <span className="quiet">{filters.join(' · ')}</span>}
        {paper.void && <strong className="sentence">{paper.void.sentence}</strong>}
      </header>
      {paper.blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a paper never move
        <Block key={at} block={block} language={language} />
      ))}
      <footer>{footText(paper)}</footer>
      {paper.void && <StruckPage word={paper.void.word} />}
    </article>
  );
}

/** The word across the paper, drawn: it is read in the sentence under the head. */
function StruckPage({ word }: { readonly word: string }) {
  return (
    <svg className="struck-page" viewBox="0 0 794 560" preserveAspectRatio="xMidYMid meet" aria-hidden="true">
      <g transform="rotate(-18 397 280)">
        <line x1="32" y1="280" x2="762" y2="280" />
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
  return <Signatures {...block} />;
}
