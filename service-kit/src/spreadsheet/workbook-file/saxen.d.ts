/** What is used of the package, which brings no types. */
declare module 'saxen' {
  export class Parser {
    on(event: 'openTag', heard: (element: string, attributes: () => Record<string, string>) => void): this;
    on(event: 'closeTag', heard: (element: string) => void): this;
    on(event: 'text', heard: (text: string, decode: (text: string) => string) => void): this;
    on(event: 'cdata', heard: (text: string) => void): this;
    on(event: 'error' | 'warn', heard: (error: Error) => void): this;
    parse(xml: string): this;
  }
}
