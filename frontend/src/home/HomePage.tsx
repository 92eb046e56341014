import { useSelector } from 'react-redux';
import { Segment } from 'semantic-ui-react';
import { Digits } from '../kit/figures/index.ts';
import { Page } from '../kit/shell/index.ts';
import type { RootState } from '../kit/store.ts';
import { useText } from '../kit/text.ts';
import { kitTexts } from '../kit/texts.ts';
import { homeTexts } from './texts.ts';

export default function HomePage() {
  const t = useText(homeTexts);
  const kit = useText(kitTexts);
  const user = useSelector((state: RootState) => state.session.user);
  if (!user) return null;
  return (
    <Page title={t('home.page.welcome', { name: user.username })}>
      <Segment className="flush">
        <div className="seg-head">
          <h2 className="ui header">{t('home.page.signedIn')}</h2>
        </div>
        <dl className="facts">
          <dt>{kit('kit.page.schoolId')}</dt>
          <dd>
            <Digits of={user.schoolId} />
          </dd>
          <dt>{t('home.page.name')}</dt>
          <dd>{user.username}</dd>
        </dl>
      </Segment>
      <p className="muted">{t('home.page.coming')}</p>
    </Page>
  );
}
