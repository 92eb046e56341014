import { firstLetter } from '@madrasah/events/kernel';

const TITLES = new Set(['মোঃ', 'মো:', 'মোঃ.', 'মোছাঃ', 'মুহাম্মাদ', 'মোহাম্মদ', 'Md.', 'Md', 'Mst.']);

/** The first letters of the first two names, whole ones: ক্ব stays one. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '');
  const own = words.filter((word) => !TITLES.has(word));
  return (own.length > 0 ? own : words).slice(0, 2).map(firstLetter).join(' ');
}
