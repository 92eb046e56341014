import { TextField } from '../fields/index.ts';
import { useText } from '../text.ts';
import { importTexts } from './texts.ts';

/** Which sheet of a workbook is meant, where it has several. */
export function SheetField() {
  const t = useText(importTexts);
  return <TextField name="sheet" label={t('kit.import.file.sheet')} hint={t('kit.import.file.sheetHint')} />;
}
