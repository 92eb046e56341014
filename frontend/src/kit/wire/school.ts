/** The school a token was made for; undefined where it does not say. Nobody is believed by it: the server judges the token. */
export function schoolOf(token: string): string | undefined {
  try {
    const [, payload = ''] = token.split('.');
    const { schoolId } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof schoolId === 'string' ? schoolId : undefined;
  } catch {
    return undefined;
  }
}
