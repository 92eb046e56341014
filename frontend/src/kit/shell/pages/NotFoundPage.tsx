import { Link } from 'react-router-dom';
import { Segment } from 'semantic-ui-react';
import { useText } from '../../text.ts';
import { kitTexts } from '../../texts.ts';
import { LanguageSwitch } from '../LanguageSwitch.tsx';
import { useTitle } from '../use-title.ts';

export default function NotFoundPage() {
  const t = useText(kitTexts);
  useTitle(t('kit.notFound.title'));
  return (
    <main className="alone">
      <Segment>
        <h1 className="ui header">{t('kit.notFound.title')}</h1>
        <p className="muted">{t('kit.notFound.why')}</p>
        <div className="row between">
          <Link className="ui button" to="/">
            {t('kit.notFound.home')}
          </Link>
          <LanguageSwitch />
        </div>
      </Segment>
    </main>
  );
}
