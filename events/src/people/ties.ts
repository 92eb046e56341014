/**
 * A person, as what refers to him knows him, and by what he may be held: money of his, results, an admission that goes
 * on, any admission, a certificate that stands, a book of the library, service as a teacher, a login that is on.
 */
export const PERSON = {
  key: 'person',
  ties: ['money', 'results', 'admitted', 'enrolled', 'certified', 'borrows', 'teaches', 'signsIn'],
} as const;
