import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { Button, Segment } from 'semantic-ui-react';
import { frameTexts } from '../../frame/texts.ts';
import { useText } from '../../text.ts';

/** A page broke, or its file could not be fetched: the rest goes on, and loading again is offered. */
export function ErrorPage() {
  const t = useText(frameTexts);
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  return (
    <main id="main" className="alone" tabIndex={-1}>
      <Segment>
        <h1 className="ui header">{t('kit.error.title')}</h1>
        <p className="muted">{t('kit.error.what')}</p>
        <div className="row">
          <Button primary type="button" onClick={() => location.reload()}>
            {t('kit.error.reload')}
          </Button>
          <a className="ui button" href="/">
            {t('kit.notFound.home')}
          </a>
        </div>
      </Segment>
    </main>
  );
}
