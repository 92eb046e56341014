import { InstantText } from '../figures/DayText.tsx';
import { useText } from '../text.ts';
import { kitTexts } from '../texts.ts';
import { Slip, Statement, TableOnPaper } from './blocks.tsx';
import type { Block, PaperDocument } from './document.ts';

/** A paper as it will come out of the printer: black on white, one line weight. */
export function Paper({ document: paper }: { document: PaperDocument }) {
  const t = useText(kitTexts);
  const { letterhead, title, filters = [], blocks } = paper;
  return (
    <article className={`paper ${paper.paper ?? 'a4'}`}>
      <header>
        {letterhead.logo && <img src={letterhead.logo} alt="" />}
        <div>
          <b>{letterhead.name}</b>
          {letterhead.address && <div>{letterhead.address}</div>}
          {letterhead.contact && <div>{letterhead.contact}</div>}
        </div>
      </header>
      <h2>{title}</h2>
      {filters.length > 0 && <p className="filters-said">{filters.join(' · ')}</p>}
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a paper never move
        <BlockOnPaper key={index} block={block} />
      ))}
      <footer>
        <span>
          {t('kit.paper.printed')} <InstantText at={paper.printedAt} />
          {paper.printedBy && ` · ${paper.printedBy}`}
        </span>
      </footer>
    </article>
  );
}

function BlockOnPaper({ block }: { block: Block }) {
  switch (block.kind) {
    case 'table':
      return <TableOnPaper {...block} />;
    case 'statement':
      return <Statement {...block} />;
    case 'slip':
      return <Slip {...block} />;
    case 'signatures':
      return (
        <div className="signatures">
          {block.slots.map((slot) => (
            <span key={slot}>{slot}</span>
          ))}
        </div>
      );
  }
}
