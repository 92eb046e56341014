import type Router from '@koa/router';
import { isSchoolId } from '@madrasah/events';
import { isInnerToken } from '@madrasah/service-kit/access';
import type { Deps } from '../deps.ts';
import type { Verifier } from '../ledger/index.ts';
import { certificateOf } from './issue.ts';

/**
 * The certificate that the command side mails with a daily root: `/inner/certificates/<school>/<root>/<bn|en>`. The
 * gateway leads nobody here, and only who knows the installation's secret is answered.
 */
export function mountInner(router: Router, deps: Deps, verifier: Verifier, secret: string): void {
  router.get('/inner/certificates/:school/:root/:language', async (context) => {
    const { school = '', root = '', language } = context['params'] as Record<string, string>;
    const token = context.get('authorization').replace(/^Bearer /, '');
    const rootId = Number(root);
    const isAsked =
      isSchoolId(school) && Number.isSafeInteger(rootId) && (language === 'bn' || language === 'en');
    if (!isAsked || !isInnerToken(secret, context.path, token)) {
      context.status = 404;
      return;
    }
    const bytes = await certificateOf(deps, verifier, deps.documents.of(school), { language, rootId });
    context.type = 'application/pdf';
    context.body = bytes;
  });
}
