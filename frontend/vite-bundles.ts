/** What forms alone want: what they are made of, and every field that stands in one. */
const FORMS = [
  /[\\/]kit[\\/]form[\\/].*\.tsx?$/,
  /[\\/]kit[\\/](fields|files)[\\/](.*[\\/])?(\w*Fields?|\w+-fields|shown-error|index)\.tsx?$/,
  /node_modules[\\/](zod|final-form|react-final-form)[\\/]/,
];
const LIBRARIES = /[\\/]node_modules[\\/]|rolldown[\\/]runtime/;
/** What a context says: for its own pages, however many they are. */
const WORDS = /[\\/]frontend[\\/]src[\\/](?!kit[\\/])\w+[\\/].*\b(texts?|words)(\.(bn|en))?\.ts$/;
/** So many pages want it that every page may bring it. */
const MANY = 12;
/** Bytes under which a file of its own is not worth its request. */
const SMALL = 20_000;
const BY_PAGES = { minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: SMALL };

/**
 * What the pages come in. What runs before any page is known (`libraries`, `index`); what forms need alone; what many
 * pages want (`shared`); what some want and say, by which ones; and the page itself. By use alone the pages would ask for some
 * fifty files; all that two of them want in one would be three quarters of what a page fetches and never runs.
 */
export const codeSplitting = {
  includeDependenciesRecursively: false, // each file holds what its own group says, and no more
  groups: [
    { name: 'libraries', tags: ['$initial' as const], test: LIBRARIES, priority: 9 },
    { name: 'index', tags: ['$initial' as const], priority: 8 },
    { name: 'charts', test: /node_modules[\\/]recharts[\\/]/, priority: 7 },
    { name: 'forms', test: (id: string) => FORMS.some((one) => one.test(id)), priority: 7 },
    { name: 'words', test: WORDS, priority: 6, ...BY_PAGES },
    { name: 'shared', priority: 5, minShareCount: MANY },
    { name: 'some', priority: 4, ...BY_PAGES },
  ],
};
