import type { bn } from './text.bn.ts';

export const en: Record<keyof typeof bn, string> = {
  'home.page.title': 'First page',
  'home.page.welcome': 'Welcome, {name}',
  'home.page.signedIn': 'You are signed in',
  'home.page.name': 'Login name',
  'home.page.coming': 'Working pages will appear here as they are opened.',
};
