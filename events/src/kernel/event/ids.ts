/** A school's number as it stands in stream names and tokens. */
export const SCHOOL_ID = /^\d{4,10}$/;

export function isSchoolId(text: unknown): text is string {
  return typeof text === 'string' && SCHOOL_ID.test(text);
}

/** The streams of a school. Built here only, and always from the token's school. */
export const streams = {
  access: (school: string) => `access-${school}`,
  signIns: (school: string) => `signins-${school}`,
  academics: (school: string) => `academics-${school}`,
  people: (school: string) => `people-${school}`,
  admissions: (school: string) => `admissions-${school}`,
  chart: (school: string) => `chart-${school}`,
  journal: (school: string, book = 1) => `journal-${school}_${book}`,
  /** What the institution says of itself. */
  institution: (school: string) => `institution-${school}`,
  /** Which papers were printed. */
  papers: (school: string) => `papers-${school}`,
  /** Daily roots, and what became of their mails. */
  audit: (school: string) => `audit-${school}`,
  platform: () => 'platform',
  policy: (name: string) => `policy-${name}`,
} as const;

/** The streams that hold a school's events, and the platform's, which holds its registration. */
export const streamsOf = (school: string): string[] => [
  streams.platform(),
  streams.access(school),
  streams.signIns(school),
  streams.academics(school),
  streams.people(school),
  streams.admissions(school),
  streams.chart(school),
  streams.journal(school),
  streams.institution(school),
  streams.papers(school),
  streams.audit(school),
];

export type StreamCategory = keyof typeof streams;

/** Category and school of a stream name; undefined for names that are none of ours. */
export function parseStream(name: string): { category: string; school: string | undefined } | undefined {
  if (name === 'platform') return { category: 'platform', school: undefined };
  const parts = /^([a-z]+)-(.+)$/.exec(name);
  if (!parts) return undefined;
  const [, category = '', rest = ''] = parts;
  if (category === 'policy') return { category, school: undefined };
  const school = rest.split('_', 1)[0] ?? '';
  return isSchoolId(school) ? { category, school } : undefined;
}
