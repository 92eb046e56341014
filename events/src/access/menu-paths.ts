/** Where the first thing that a page asks is answered: who is signed in, where, and what he may do. */
export const MENU_PATH = '/api/permission/menu';

/** Lists that nearly every page shows: the answer of the menu brings theirs. Addresses, so that a page need not know the lists. */
export const WITH_MENU: readonly string[] = ['/api/settings/academic_session', '/api/academic/view_class'];
