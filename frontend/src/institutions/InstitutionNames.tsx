import { NameFields } from '../kit/fields/index.ts';
import { useText } from '../kit/text.ts';
import { institutionTexts } from './texts.ts';

/** The name of an institution in three scripts. */
export function InstitutionNames() {
  const t = useText(institutionTexts);
  return (
    <NameFields
      bn="InstitutionName"
      en="EngInstitutionName"
      ar="AraInstitutionName"
      labels={[t('institutions.name.bn'), t('institutions.name.en'), t('institutions.name.ar')]}
    />
  );
}
