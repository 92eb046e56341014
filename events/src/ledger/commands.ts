import * as z from 'zod';
import { defineCommand, fields, power } from '../kernel/index.ts';

const name = (key: string) => fields.requiredText(120, key);
const kind = fields.optionalChoice(1, 2, 3, 4, 5, 6);
const rename = <N extends string>(
  noun: string,
  path: string,
  permission: string,
  nameField: N,
  nameKey: string,
) =>
  defineCommand({
    name: `Rename${noun}`,
    method: 'PUT',
    path: `${path}/:id`,
    access: power(permission, 'edit'),
    params: { id: fields.id() },
    body: z.object({ [nameField]: name(nameKey) }),
    toCommand: (body, params) => ({
      id: params.id,
      name: (body as Record<string, string>)[nameField] as string,
    }),
    message: 'ledger.saved',
  });
const retire = (noun: string, path: string, permission: string) =>
  defineCommand({
    name: `Retire${noun}`,
    method: 'DELETE',
    path: `${path}/:id`,
    access: power(permission, 'delete'),
    params: { id: fields.id() },
    toCommand: (_body, params) => ({ id: params.id }),
    message: 'ledger.retired',
  });

const funds = '/api/accounts/funds';
const generalLedgers = '/api/accounts/general_ledgers';
const subLedgers = '/api/accounts/sub_ledgers';

export const ledgerCommands = {
  addFund: defineCommand({
    name: 'AddFund',
    path: funds,
    access: power('fund', 'insert'),
    body: z.object({
      FundName: name('ledger.fund-name-required'),
      kind,
      restricted: fields.optionalFlag(false),
    }),
    toCommand: (body) => ({ name: body.FundName, kind: body.kind ?? (body.restricted ? 3 : 1) }),
    message: 'ledger.fund-created',
    status: 201,
  }),
  renameFund: rename('Fund', funds, 'fund', 'FundName', 'ledger.fund-name-required'),
  retireFund: retire('Fund', funds, 'fund'),
  switchFund: defineCommand({
    name: 'SwitchFund',
    method: 'PATCH',
    path: `${funds}/:id/action`,
    access: power('fund', 'edit'),
    params: { id: fields.id() },
    body: z.object({ Action: fields.flag() }),
    toCommand: (body, params) => ({ id: params.id, active: body.Action }),
    message: 'ledger.saved',
  }),
  addGeneralLedger: defineCommand({
    name: 'AddGeneralLedger',
    path: generalLedgers,
    access: power('general_ledger', 'insert'),
    body: z.object({
      FundID: fields.id(),
      CAID: fields.choice(1, 2, 3, 4, 5, 6),
      GlName: name('ledger.general-name-required'),
    }),
    toCommand: (body) => ({ fundId: body.FundID, class: body.CAID, name: body.GlName }),
    message: 'ledger.general-created',
    status: 201,
  }),
  renameGeneralLedger: rename(
    'GeneralLedger',
    generalLedgers,
    'general_ledger',
    'GlName',
    'ledger.general-name-required',
  ),
  retireGeneralLedger: retire('GeneralLedger', generalLedgers, 'general_ledger'),
  addSubLedger: defineCommand({
    name: 'AddSubLedger',
    path: subLedgers,
    access: power('sub_ledger', 'insert'),
    body: z.object({
      FundID: fields.id(),
      GLID: fields.id(),
      SlName: name('ledger.sub-name-required'),
      allowedFunds: z.array(fields.id()).max(100).nullish(),
    }),
    toCommand: (body) => ({
      fundId: body.FundID,
      ledgerId: body.GLID,
      name: body.SlName,
      allowedFunds: body.allowedFunds ?? null,
    }),
    message: 'ledger.sub-created',
    status: 201,
  }),
  renameSubLedger: rename('SubLedger', subLedgers, 'sub_ledger', 'SlName', 'ledger.sub-name-required'),
  retireSubLedger: retire('SubLedger', subLedgers, 'sub_ledger'),
};
