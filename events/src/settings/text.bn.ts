export const bn = {
  'settings.ends-before-start': 'শেষ দিন শুরুর দিনের আগে হতে পারে না',
} as const;
