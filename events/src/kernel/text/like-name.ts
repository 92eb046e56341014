import { plainText } from './plain-text.ts';

/** The name of the Prophet before one's own and মোসাম্মৎ, however they are written or cut short; a word by itself. */
const SHORTENED: readonly (readonly [RegExp, string])[] = [
  [
    /(?<![\p{L}\p{M}])(?:মোঃ|মুঃ|মোহাঃ|মুহাঃ|(?:মো|মু|মোহা|মুহা|মোহাম্মদ|মুহাম্মদ|মোহাম্মাদ|মুহাম্মাদ|মোহম্মদ|মুহম্মদ|md|mohd|mohammad|muhammad|mohammed|muhammed|mohamed|محمد)(?![\p{L}\p{M}]))/gu,
    'মো',
  ],
  [
    /(?<![\p{L}\p{M}])(?:মোছাঃ|মোসাঃ|(?:মোছা|মোসা|মোছাম্মৎ|মোসাম্মৎ|মোছাম্মত|মোসাম্মত|মুসাম্মৎ|মুসাম্মাত|mst|mosa|mosammat|musammat)(?![\p{L}\p{M}]))/gu,
    'মোসা',
  ],
];

/** A name as likeness compares it: without stops and quotation marks, the usual first words in one form. */
export const likeName = (name: string): string =>
  SHORTENED.reduce(
    (text, [written, one]) => text.replace(written, `${one} `),
    plainText(name).replace(/['".,:;-]/g, ' '),
  )
    .replace(/\s+/g, ' ')
    .trim();
