/// <reference path="./saxen.d.ts" />
import { Parser } from 'saxen';

/** What is heard of an XML text; elements without the prefix of their namespace. */
export interface Listener {
  open(element: string, attributes: () => Readonly<Record<string, string>>): void;
  close?(element: string): void;
  text?(text: string): void;
}

const bare = (name: string) => name.slice(name.indexOf(':') + 1);

/**
 * Reads an XML text from its beginning to its end. Entities that it declares itself stay as they are written.
 * @throws Error when it is no XML
 */
export function listen(xml: Uint8Array | undefined, { open, close, text }: Listener): void {
  if (!xml) return;
  const parser = new Parser();
  parser.on('openTag', (element: string, attributes: () => Record<string, string>) =>
    open(bare(element), attributes),
  );
  if (close) parser.on('closeTag', (element: string) => close(bare(element)));
  if (text) {
    parser.on('text', (value: string, decoded: (text: string) => string) => text(decoded(value)));
    parser.on('cdata', (value: string) => text(value));
  }
  parser.on('error', (error: Error) => {
    throw error;
  });
  parser.parse(new TextDecoder().decode(xml));
}
