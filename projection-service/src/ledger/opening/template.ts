import { type Language, MEDIA_TYPE_OF } from '@madrasah/events';
import {
  FUND_BALANCE_NAME,
  oldDuesImport,
  oldDuesTemplate,
  openingImport,
  openingSide,
  openingTemplate,
} from '@madrasah/events/ledger';
import { FileAnswer } from '@madrasah/service-kit/http';
import { templateWorkbook } from '@madrasah/service-kit/spreadsheet';
import type { Context } from '../../deps.ts';
import { handledQuery } from '../../kernel/query.ts';
import { fundsProjector, subLedgersProjector } from '../chart/index.ts';

const STANDS = { retired: false };

const called = (
  { name, nameEn = '' }: { readonly name: string; readonly nameEn?: string },
  language: Language,
) => (language === 'en' ? nameEn || name : name);

/** The workbook of a trial balance: each fund's own accounts that can be brought over, and its balance last. */
export const openingTemplates: Context = () => [
  handledQuery(openingTemplate, [fundsProjector, subLedgersProjector], async (_, tenant, { language }) => {
    const [funds, accounts] = await Promise.all([
      tenant.find(fundsProjector, STANDS),
      tenant.find(subLedgersProjector, STANDS),
    ]);
    const rows = funds.flatMap((fund) => {
      const fundName = called(fund, language);
      const own = accounts.filter((row) => row.fundId === fund.fundId && openingSide(row.class));
      return [
        ...own.map((row) => [called(row, language), fundName]),
        [FUND_BALANCE_NAME[language], fundName],
      ];
    });
    const workbook = await templateWorkbook(openingImport, language, rows);
    return new FileAnswer(workbook, MEDIA_TYPE_OF.xlsx, 'opening-balances.xlsx');
  }),
  handledQuery(oldDuesTemplate, [], async (_, __, { language }) => {
    const workbook = await templateWorkbook(oldDuesImport, language);
    return new FileAnswer(workbook, MEDIA_TYPE_OF.xlsx, 'old-dues.xlsx');
  }),
];
