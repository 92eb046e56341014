import { feeCommands } from '@madrasah/events/fees';
import { Header, Segment } from 'semantic-ui-react';
import { sessionList, useNames } from '../../academics/index.ts';
import { AskedForm } from '../../kit/asked/index.ts';
import { useQuery } from '../../kit/calls/index.ts';
import { asChoices } from '../../kit/fields/index.ts';
import { useText } from '../../kit/text.ts';
import { pricesTexts } from './texts.ts';

/** A session's matrix to another session, lifted or lowered by a percentage. */
export function CopyPrices({ session }: { session: number }) {
  const t = useText(pricesTexts);
  const names = useNames();
  const sessions = useQuery(sessionList, {}).data?.data;
  const choices = asChoices(sessions, 'SessionID', names.session);
  return (
    <>
      <Header as="h2" size="small">
        {t('fees.prices.copy.title')}
      </Header>
      <Segment>
        <p className="muted">{t('fees.prices.copy.why')}</p>
        <AskedForm
          command={feeCommands.copyPrices}
          initialValues={{ from: session }}
          onPage={{ from: { options: choices }, to: { options: choices } }}
          grid="fields four"
          quiet
          save={t('fees.prices.copy.do')}
        />
      </Segment>
    </>
  );
}
