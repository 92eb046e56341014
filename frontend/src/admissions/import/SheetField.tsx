import { TextField } from '../../kit/fields/index.ts';
import { useText } from '../../kit/text.ts';
import { admissionsTexts } from '../texts.ts';

/** Which sheet of a workbook is meant, where it has several. */
export function SheetField() {
  const t = useText(admissionsTexts);
  return (
    <TextField name="sheet" label={t('admissions.import.sheet')} hint={t('admissions.import.sheetHint')} />
  );
}
