import test from 'ava';
import * as fontkit from 'fontkit';
import type { PdfInternals, PdfObject } from '../internals.ts';
import { lineRuns } from '../shaping/runs.ts';
import { EmbeddedFont } from './embedded-font.ts';
import { fontStack } from './font-stack.ts';

interface Written extends PdfObject {
  content?: Uint8Array | string | undefined;
}

interface DescendantFont {
  data: {
    CIDToGIDMap: { content: Buffer };
    FontDescriptor: { data: { FontFile2: { content: Uint8Array } } };
    W: [number, number[]];
  };
}

/** Stands in for a document: keeps what is written instead of numbering it. */
function paper(): PdfInternals {
  const ref = (data: Record<string, unknown> = {}): Written => {
    const object: Written = {
      data,
      end: (content) => {
        object.content = content;
      },
    };
    return object;
  };
  return { ref } as unknown as PdfInternals;
}

test('the code written for a glyph leads to that glyph in the embedded file', (t) => {
  const [run] = lineRuns('শ্রদ্ধা নির্দেশ স্ক্রিন', fontStack('regular').faces);
  if (!run) return t.fail('nothing shaped');
  const font = new EmbeddedFont(paper(), run.face, 'H1');
  const codes = run.shaped.glyphs.map(({ id }, index) => ({ id, code: font.codeFor(id, `text ${index}`) }));
  font.finalize();
  const [descendant] = font.ref().data['DescendantFonts'] as [DescendantFont];
  const { CIDToGIDMap: glyphs, FontDescriptor: descriptor, W: widths } = descendant.data;
  const embedded = fontkit.create(descriptor.data.FontFile2.content);
  for (const { id, code } of codes) {
    const outline = embedded.getGlyph(glyphs.content.readUInt16BE(code * 2)).path.toSVG();
    t.is(outline, run.face.metrics.getGlyph(id).path.toSVG());
    t.is(widths[1][code], run.face.advanceOf(id));
  }
});

test('one glyph that reads as two texts has two codes, the same pair has one', (t) => {
  const face = fontStack('regular').faces[1];
  if (!face) return t.fail('no face');
  const font = new EmbeddedFont(paper(), face, 'H1');
  t.is(font.codeFor(46, 'ম'), font.codeFor(46, 'ম'));
  t.not(font.codeFor(46, 'ম'), font.codeFor(46, 'মা'));
});
