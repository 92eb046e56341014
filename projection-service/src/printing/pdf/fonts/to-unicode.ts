/** A 16-bit number as the four hexadecimal digits a PDF string carries it in. */
export function hex16(value: number): string {
  return value.toString(16).padStart(4, '0');
}

/** A text in UTF-16BE, hexadecimal, as ToUnicode and ActualText want it. */
export function utf16Hex(text: string): string {
  return Array.from({ length: text.length }, (_, index) => hex16(text.charCodeAt(index))).join('');
}

// An empty entry makes some readers emit raw control characters; all skip the zero-width space.
const NOTHING = '\u200b';
const ENTRIES_PER_BLOCK = 100; // the format's limit

const HEAD = `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo <</Registry (Adobe) /Ordering (UCS) /Supplement 0>> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000><ffff>
endcodespacerange
`;
const FOOT = `endcmap
CMapName currentdict /CMap defineresource pop
end
end`;

/** The ToUnicode table of a font: the text each code stands for when a reader copies or searches. */
export function toUnicodeMap(texts: readonly string[]): string {
  const entries = texts.map((text, code) => `<${hex16(code)}> <${utf16Hex(text || NOTHING)}>`);
  let blocks = '';
  for (let start = 0; start < entries.length; start += ENTRIES_PER_BLOCK) {
    const block = entries.slice(start, start + ENTRIES_PER_BLOCK);
    blocks += `${block.length} beginbfchar\n${block.join('\n')}\nendbfchar\n`;
  }
  return HEAD + blocks + FOOT;
}
