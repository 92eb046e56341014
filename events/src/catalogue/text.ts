import type { Sentences } from '../kernel/index.ts';
import type { Language } from '../kernel/text/language.ts';
import { bn } from '../kernel/text/text.bn.ts';
import { en } from '../kernel/text/text.en.ts';
import { fillText } from '../kernel/text/text.ts';
import { contexts } from './contexts.ts';
import { refusalCatalogue } from './refusals.ts';

const tableOf = (language: Language, kernel: Sentences): Sentences =>
  Object.assign({}, kernel, ...contexts.map(({ texts }) => texts[language]));

/** Every sentence the services may answer, by key. */
export const texts: Readonly<Record<Language, Sentences>> = {
  bn: tableOf('bn', bn),
  en: tableOf('en', en),
};

export const isTextKey = (key: string): boolean => Object.hasOwn(texts.bn, key);

/** A sentence in a language, its places filled. An unknown key is a defect and shows as itself. */
export function say(language: Language, key: string, params: Readonly<Record<string, string | number>> = {}) {
  return isTextKey(key) ? fillText(texts[language][key] ?? key, params, language) : key;
}

/** What a form knows of files before it sends them. */
const OF_FILES = ['upload.required', 'upload.kind', 'upload.too-large', 'upload.too-many'];

const toldByTheServer = new Set([
  ...Object.keys(refusalCatalogue),
  ...contexts.flatMap(({ events }) => events.flatMap(({ said }) => Object.keys(said))),
  ...contexts.flatMap(({ commands }) => commands.map(({ message }) => message)),
]);
const saidBefore = (language: Language): Sentences =>
  Object.fromEntries(
    Object.entries(texts[language]).filter(([key]) => !toldByTheServer.has(key) || OF_FILES.includes(key)),
  );

/** What a form may say of its fields before they are sent: no refusal, and nothing that was done. */
export const formTexts: Readonly<Record<Language, Sentences>> = {
  bn: saidBefore('bn'),
  en: saidBefore('en'),
};
