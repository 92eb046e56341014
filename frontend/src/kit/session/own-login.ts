/** Where everybody changes his own name and password. */
export const OWN_LOGIN = '/settings/my-login';
