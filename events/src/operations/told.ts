/** The values of an operation's sentence. */
export type About = Readonly<Record<string, string | number>>;

/** What the school calls something, as its lists keep it. */
interface Named {
  readonly name: { readonly bn: string; readonly en?: string | undefined };
}

const inEnglish = (key: string) => `${key}En`;

/** A name of the school's own under a key of the sentence: in Bengali, and in English where one was given. */
export const told = (key: string, { name }: Named = { name: { bn: '' } }): About => ({
  [key]: name.bn,
  ...(name.en && { [inEnglish(key)]: name.en }),
});

/** The values as a sentence in English takes them: each name in English where it was recorded so. */
export const aboutInEnglish = (about: About): About =>
  Object.fromEntries(Object.entries(about).map(([key, value]) => [key, about[inEnglish(key)] ?? value]));
