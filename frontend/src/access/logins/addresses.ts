/** Where the logins of a school are listed. */
export const LOGINS = '/settings/add-login-users';
