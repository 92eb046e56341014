import { auditCommands, auditQueries } from '@madrasah/events/audit';
import { Segment } from 'semantic-ui-react';
import { AskedForm } from '../kit/asked/index.ts';
import { useQuery } from '../kit/calls/index.ts';
import { Loaded } from '../kit/feedback/index.ts';
import { useText } from '../kit/text.ts';
import { auditTexts } from './texts.ts';

/** To whom the daily roots are mailed. */
export function AuditorsForm() {
  const t = useText(auditTexts);
  const auditors = useQuery(auditQueries.auditors, {});
  return (
    <Segment className="flush">
      <div className="seg-head">
        <h2 className="ui header">{t('audit.auditors.title')}</h2>
      </div>
      <Loaded of={auditors} lines={4}>
        {({ data: { Addresses, Language, revision } }) => (
          <AskedForm
            version={revision}
            command={auditCommands.changeAuditors}
            initialValues={{ Addresses: Addresses.join('\n'), Language }}
            toBody={(values) => ({ ...values, Addresses: values['Addresses'] ?? '' })}
            afterSave="keep"
            className="padded"
            quiet
            onPage={{ Language: { required: true } }}
          />
        )}
      </Loaded>
    </Segment>
  );
}
