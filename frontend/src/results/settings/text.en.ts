import type { bn } from './text.bn.ts';

export const en: Record<keyof typeof bn, string> = {
  'results.settings.form.why': 'The results of every exam of the institution are reckoned by this.',
  'results.settings.form.public': 'The guardians’ page',
  'results.settings.form.sitesWhy':
    'Websites where boards publish results: the page where results are looked for leads to them.',
  'results.settings.form.siteName': 'Website {n}: name',
  'results.settings.form.siteAddress': 'Website {n}: address',
  'results.settings.form.save': 'Save the settings',
};
