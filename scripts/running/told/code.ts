import { encode } from 'uqr';

const WHITE_ON_BLACK = '\u001b[97;40m';
const PLAIN = '\u001b[0m';

/**
 * A QR code of an address in half blocks, two lines of squares in one of text, for a phone held before the screen.
 * @param colours where the terminal takes them: then it is black on white whatever its theme is
 */
export function terminalCode(address: string, colours: boolean): string {
  const { data, size } = encode(address, { ecc: 'M', border: 2 });
  const isLight = (x: number, y: number) => !data[y]?.[x];
  const lines: string[] = [];
  for (let y = 0; y < size; y += 2) {
    const signs = Array.from({ length: size }, (_, x) => halves(isLight(x, y), isLight(x, y + 1)));
    const line = signs.join('');
    lines.push(`          ${colours ? `${WHITE_ON_BLACK}${line}${PLAIN}` : line}`);
  }
  return `${lines.join('\n')}\n`;
}

function halves(above: boolean, below: boolean): string {
  if (above) return below ? '█' : '▀';
  return below ? '▄' : ' ';
}
