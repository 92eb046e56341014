import { definePaper, defineQuery, fields, power, type ToAuditor } from '../kernel/index.ts';

const view = power('day_close', 'view');
const dayClose = {
  name: 'DayClose',
  path: '/api/accounts/day_close',
  access: view,
  query: { account: fields.id(), on: fields.optionalDay() },
};
const dayClosePaper = definePaper(dayClose);
/** The sheet of a count or of a hand-over, with its notes and both signatures. */
const sheet = {
  name: 'CashSheet',
  path: '/api/accounts/cash_sheets/:id',
  access: view,
  query: { id: fields.id(), kind: fields.requiredWord(['count', 'hand_over']) },
  forAuditor: { entry: ({ kind }) => (kind === 'count' ? 'CashCounted' : 'DrawerHandedOver') } as ToAuditor,
};

export const closingQueries = {
  /** How a cash account stands at the end of a day, and what was counted there. */
  dayClose: defineQuery(dayClose),
  dayClosePdf: dayClosePaper.pdf,
  dayCloseXlsx: dayClosePaper.xlsx,
  dayCloseCsv: dayClosePaper.csv,
  cashSheetPdf: definePaper(sheet).pdf,
  /** Who may take a drawer over: the logins that may close its day. */
  keepers: defineQuery({
    name: 'Keepers',
    path: '/api/accounts/day_close/keepers',
    access: view,
    forAuditor: 'always',
  }),
};
