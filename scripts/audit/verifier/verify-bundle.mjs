#!/usr/bin/env node
/*
 * Checks an audit bundle: the events of one school's books, without the program that wrote them.
 *
 *   node verify-bundle.mjs [FOLDER] [--manifest SHA256] [--root HEX]
 *
 * It needs Node.js 18 or later and nothing else, reads only the folder (by default the one it lies in), writes
 * nothing and asks no network. --manifest and --root compare with what was handed over on another way: the
 * manifest's SHA-256, a daily root on paper. The format is described in the program's docs/audit-bundle.md.
 * Exit code: 0 everything holds, 1 something is wrong, 2 it could not be checked.
 */
import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FORMATS = [1, 2]; // 2: the school has opened streams
const GENESIS = '0'.repeat(64);
const sha256 = (content) => createHash('sha256').update(content).digest('hex');

/** The one spelling of a JSON value: keys sorted by code unit, no blanks, integers only. */
function canonical(value) {
  if (typeof value === 'number') {
    if (!Number.isSafeInteger(value)) throw new Error(`the number ${value} has no canonical form`);
    return String(value === 0 ? 0 : value);
  }
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const members = Object.keys(value).sort();
  return `{${members.map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`).join(',')}}`;
}

/** Adds amounts in paisa; nothing is ever rounded. */
function plus(one, other) {
  const sum = one + other;
  if (!Number.isSafeInteger(sum)) throw new Error(`${one} + ${other} is no exact number of paisa`);
  return sum;
}
const sumOf = (list, amountOf) => list.reduce((sum, item) => plus(sum, amountOf(item)), 0);

// What is found: of each check the first fault, and how many things were looked at.
const findings = [];
function check(name, what) {
  const finding = { name, what, count: 0, fault: undefined };
  findings.push(finding);
  const fault = (detail) => {
    finding.fault ??= detail;
  };
  /** Runs a part of the check on one event; what it throws is the fault. `false`: there was nothing to check. */
  const on = ({ stream, revision }, task) => {
    try {
      if (task() !== false) finding.count += 1;
    } catch (error) {
      fault(`${stream}@${revision}: ${error.message}`);
    }
  };
  const expect = (holds, detail) => {
    if (holds) finding.count += 1;
    else fault(detail());
  };
  return { fault, on, expect };
}
const files = check('files', 'files are what the manifest says');
const chains = check('chains', 'events stand in unbroken chains');
const heads = check('heads', 'streams end where the manifest says');
const entries = check('entries', 'entries balance in every fund');
const papers = check('papers', 'entries move the amount their paper states');
const numbers = check('numbers', 'papers are numbered without a gap');
const names = check('names', 'funds and accounts are called what the manifest says');
const balances = check('balances', 'balances equal the manifest');
const roots = check('roots', 'daily roots follow from the events');

// The streams: each event names the hash of the one before it. A journal's second book, the results of a session and
// the like are opened by an event in `streams-<school>` before they begin.
const opened = new Set();
const standing = new Map(); // stream → { revision, hash, at, events }
let lastPosition = -1;

function follow({ stream, revision, position, id, type, version, data, metadata }, schoolId) {
  const before = standing.get(stream) ?? { revision: -1, hash: GENESIS, at: '', events: 0 };
  const { hash, ...covered } = metadata;
  standing.set(stream, { revision, hash, at: metadata.at, events: before.events + 1 });
  const own = past.get(stream) ?? { positions: [], hashes: [] };
  past.set(stream, own);
  own.positions.push(position);
  own.hashes.push(hash);
  const inOrder = position > lastPosition;
  const mustBeOpened = stream.includes('_') && stream !== `journal-${schoolId}_1`;
  lastPosition = Math.max(lastPosition, position);
  if (revision !== before.revision + 1) throw new Error(`revision ${revision} follows ${before.revision}`);
  if (metadata.prevHash !== before.hash) throw new Error('it does not follow the event before it');
  if (sha256(canonical({ stream, revision, id, type, data, metadata: covered })) !== hash)
    throw new Error('its content does not match its hash');
  if (version !== metadata.version) throw new Error('its version is not the one that was hashed');
  if (mustBeOpened && !opened.has(stream)) throw new Error('no event in front of it has opened its stream');
  if (metadata.schoolId !== schoolId) throw new Error(`it is of school ${metadata.schoolId}`);
  if (metadata.at < before.at) throw new Error('it is recorded before the event in front of it');
  if (!inOrder) throw new Error('it stands out of the order of the log');
}

// Daily roots: each hashes the heads of all streams at one place of the log, and the root before it. Those of opened
// streams are folded by category; which of them have moved since the root before is noted in front of it. The place is
// where the latest of the heads stands, not the position the root states: positions are others once the log has moved.
const past = new Map(); // stream → { positions, hashes } of its events, by revision
const seenRoots = new Set();
const noted = new Map(); // opened stream → its head, as the last root folds it
let lastRoot = GENESIS;

/** [category, streams, events together, SHA-256 over their heads] of each category, by its name. */
function folds(streams) {
  const byCategory = new Map();
  for (const [stream, { revision, hash }] of [...streams].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const category = stream.slice(0, stream.indexOf('-'));
    byCategory.set(category, [...(byCategory.get(category) ?? []), [stream, revision, hash]]);
  }
  const all = [...byCategory].sort(([one], [other]) => (one < other ? -1 : 1));
  return all.map(([category, own]) => {
    const events = own.reduce((sum, [, revision]) => sum + revision + 1, 0);
    return [category, own.length, events, sha256(canonical(own))];
  });
}

/** How the streams stood at a place: stream → { revision, hash }. */
function headsAt(place) {
  const there = new Map();
  for (const [stream, { positions, hashes }] of past) {
    let [low, high] = [0, positions.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (positions[middle] <= place) low = middle + 1;
      else high = middle;
    }
    if (low > 0) there.set(stream, { revision: low - 1, hash: hashes[low - 1] });
  }
  return there;
}

/** Where the latest of these heads stands in this log. */
function placeOf(heads) {
  let place = 0;
  for (const [stream, revision, hash] of heads) {
    const own = past.get(stream);
    if (own?.hashes[revision] === hash) place = Math.max(place, own.positions[revision]);
  }
  return place;
}

function rootTaken(
  { day, position, previousRoot, root, heads: stated, folded = [] },
  { schoolId, roots: listed },
) {
  const before = lastRoot;
  lastRoot = root;
  const wrong = (stream, revision, what) => {
    throw new Error(`the root of ${day} knew ${stream}@${revision} as its last event, ${what}`);
  };
  // The platform's stream holds other schools' events too: it is not in the bundle, its head is taken as stated.
  const own = stated.filter(([stream]) => stream !== 'platform');
  const there = headsAt(placeOf([...own, ...noted.values()]));
  for (const [stream, revision, hash] of [...own, ...noted.values()]) {
    const head = there.get(stream);
    if (head?.revision !== revision)
      wrong(stream, revision, `the file has @${head?.revision ?? 'none'} there`);
    if (head.hash !== hash) wrong(stream, revision, 'the file has another event there');
  }
  if (own.length + noted.size !== there.size) throw new Error(`the root of ${day} knew fewer streams`);
  const openedThere = [...there].filter(([stream]) => noted.has(stream));
  if (canonical(folds(openedThere)) !== canonical(folded))
    throw new Error(`the root of ${day} folds other heads of opened streams`);
  if (!listed.some((one) => one.day === day && one.position === position))
    throw new Error(`the root of ${day} is not in the manifest`);
  if (previousRoot !== before) throw new Error(`the root of ${day} does not follow the root before it`);
  // Nothing folded leaves the member out: so roots were made before there were opened streams.
  const content = { schoolId, day, position, previousRoot, heads: stated };
  if (sha256(canonical(folded.length > 0 ? { ...content, folded } : content)) !== root)
    throw new Error(`the root of ${day} does not follow from its heads`);
  seenRoots.add(root);
}

// The journal: every money event is one entry, balanced in every fund.

/** A charge holds compact lines [admission, user, sub-ledger, price row, month, amount]; its postings follow. */
function chargePostings({ heads: listed, lines, firstItemId }) {
  const fundOf = new Map(listed.map(({ subLedgerId, fundId }) => [subLedgerId, fundId]));
  return lines.flatMap(([, party, subLedger, , , amount], index) => {
    if (!fundOf.has(subLedger)) throw new Error(`the charge has no head ${subLedger}`);
    const about = { fund: fundOf.get(subLedger), party, itemId: firstItemId + index };
    return [
      { account: 'sys:receivable', ...about, debit: amount, credit: 0 },
      { account: `sl:${subLedger}`, ...about, debit: 0, credit: amount },
    ];
  });
}

/** So does a reversal of charges: [item, user, sub-ledger, charged, conceded, admission], and the advances given back. */
function reversedPostings({ heads: listed, lines, unapplied, prepaid = [] }) {
  const fundOf = new Map(listed.map(({ subLedgerId, fundId }) => [subLedgerId, fundId]));
  const items = new Map();
  const both = (debited, credited, amount) => [
    { ...debited, debit: amount, credit: 0 },
    { ...credited, debit: 0, credit: amount },
  ];
  const taken = lines.flatMap(([itemId, party, subLedger, charged, conceded]) => {
    if (!fundOf.has(subLedger)) throw new Error(`the reversal has no head ${subLedger}`);
    const about = { fund: fundOf.get(subLedger), party, itemId };
    items.set(itemId, about);
    const income = { account: `sl:${subLedger}`, ...about };
    return [
      ...both(income, { account: 'sys:receivable', ...about }, plus(charged, -conceded)),
      ...both(income, { account: 'sys:concession', ...about }, conceded),
    ];
  });
  const given = unapplied.flatMap(([, itemId, amount, fund, via]) => {
    const about = items.get(itemId);
    if (!about) throw new Error(`the reversal has no item ${itemId}`);
    const receivable = { account: 'sys:receivable', ...about };
    const money =
      via === 0
        ? []
        : both({ account: `sl:${via}`, fund }, { account: `sl:${via}`, fund: about.fund }, amount);
    return [...both(receivable, { account: 'sys:open-advance', fund, party: about.party }, amount), ...money];
  });
  const ahead = prepaid.flatMap(([itemId, amount]) => {
    const about = items.get(itemId);
    if (!about) throw new Error(`the reversal has no item ${itemId}`);
    const { fund, party } = about;
    const account = 'sys:month-advance';
    return both({ account: 'sys:receivable', ...about }, { account, fund, party }, amount);
  });
  return [...taken, ...given, ...ahead];
}

/** What lessens charges: lines [item, user, sub-ledger, amount, …], an account against the receivable. */
const lesseningPostings =
  (account) =>
  ({ heads: listed, lines }) => {
    const fundOf = new Map(listed.map(({ subLedgerId, fundId }) => [subLedgerId, fundId]));
    return lines.flatMap(([itemId, party, subLedger, amount]) => {
      if (!fundOf.has(subLedger)) throw new Error(`there is no head ${subLedger}`);
      const about = { fund: fundOf.get(subLedger), party, itemId };
      return [
        { account, ...about, debit: amount, credit: 0 },
        { account: 'sys:receivable', ...about, debit: 0, credit: amount },
      ];
    });
  };

/** Another price of charges: [item, user, sub-ledger, charged, admission, charged now, conceded, conceded now], and what was overpaid. */
function repricedPostings({ heads: listed, lines, overpaid }) {
  const fundOf = new Map(listed.map(({ subLedgerId, fundId }) => [subLedgerId, fundId]));
  const items = new Map();
  const moved = (one, other, amount) => [
    { ...one, debit: Math.max(amount, 0), credit: Math.max(-amount, 0) },
    { ...other, debit: Math.max(-amount, 0), credit: Math.max(amount, 0) },
  ];
  const changed = lines.flatMap(
    ([itemId, party, subLedger, charged, , chargedNow, conceded, concededNow]) => {
      if (!fundOf.has(subLedger)) throw new Error(`the repricing has no head ${subLedger}`);
      const about = { fund: fundOf.get(subLedger), party, itemId };
      items.set(itemId, about);
      const receivable = { account: 'sys:receivable', ...about };
      return [
        ...moved(receivable, { account: `sl:${subLedger}`, ...about }, plus(chargedNow, -charged)),
        ...moved({ account: 'sys:concession', ...about }, receivable, plus(concededNow, -conceded)),
      ];
    },
  );
  const over = overpaid.flatMap(([itemId, amount]) => {
    const about = items.get(itemId);
    if (!about) throw new Error(`the repricing has no item ${itemId}`);
    const { fund, party } = about;
    return moved(
      { account: 'sys:receivable', ...about },
      { account: 'sys:open-advance', fund, party },
      amount,
    );
  });
  return [...changed, ...over];
}
const COMPACT = {
  FeesCharged: chargePostings,
  ChargesReversed: reversedPostings,
  StandingConcessionsGranted: lesseningPostings('sys:concession'),
  MonthAdvancesApplied: lesseningPostings('sys:month-advance'),
  ChargesRepriced: repricedPostings,
};

/** The version an entry has now, where it is not the first. */
const LATEST = {
  FeeRefunded: 2,
  ConcessionGranted: 2,
  VoucherPosted: 2,
  ContraPosted: 2,
  FundsTransferred: 2,
  OpeningBalancesPosted: 2,
};

function postingsOf({ type, version, data }) {
  if (!Object.hasOwn(STATED, type) || version > (LATEST[type] ?? 1))
    throw new Error(`${type} version ${version} is not known here`);
  const stored = MOVES_NOTHING.includes(type) ? [] : data.postings;
  const postings = Object.hasOwn(COMPACT, type) ? COMPACT[type](data) : stored;
  const rest = new Map();
  for (const { fund, debit, credit } of postings) {
    if (
      ![debit, credit].every((side) => Number.isSafeInteger(side) && side >= 0) ||
      (debit > 0 && credit > 0)
    )
      throw new Error('a posting has one side, in whole paisa');
    rest.set(fund, plus(rest.get(fund) ?? 0, debit - credit));
  }
  for (const [fund, amount] of rest)
    if (amount !== 0) throw new Error(`fund ${fund} is out of balance by ${amount} paisa`);
  return postings;
}

const receipts = new Map(); // receiptId → { account, amount }, while it stands
function received({ receiptId, moneyAccount, rows, months = [], advance }) {
  const receipt = {
    account: `sl:${moneyAccount}`,
    amount: plus(
      sumOf([...rows, ...months], (row) => row.deposit),
      advance?.amount ?? 0,
    ),
  };
  receipts.set(receiptId, receipt);
  return [[receipt.account, receipt.amount]];
}
function takenBack({ receiptId }) {
  const receipt = receipts.get(receiptId);
  if (!receipt) throw new Error(`it reverses receipt ${receiptId}, which does not stand`);
  receipts.delete(receiptId);
  return [[receipt.account, -receipt.amount]];
}
const charges = []; // item → what of it stands charged
function chargedTo({ totals, lines, firstItemId }) {
  for (const [index, line] of lines.entries()) charges[firstItemId + index] = line[5];
  return totals.map(({ fundId, amount }) => ['sys:receivable', amount, fundId]);
}
function chargesTakenBack({ totals, lines }) {
  for (const [itemId, , , charged] of lines) {
    const stands = charges[itemId] ?? 0;
    if (stands === 0) throw new Error(`it takes back charge ${itemId}, which does not stand`);
    if (stands !== charged)
      throw new Error(`it takes back ${charged} paisa of charge ${itemId}, which is ${stands}`);
    charges[itemId] = 0;
  }
  const all = -sumOf(totals, ({ amount }) => amount);
  const funds = totals.map(({ fundId, amount }) => ['sys:receivable', -amount, fundId]);
  return [...funds, ['sys:receivable', all]];
}
/** Each line reprices a charge that stands at what it says it stood. */
function repriced({ totals, lines }) {
  for (const [itemId, , , before, , after] of lines) {
    const stands = charges[itemId] ?? 0;
    if (stands !== before)
      throw new Error(`it reprices charge ${itemId} from ${before} paisa, which is ${stands}`);
    charges[itemId] = after;
  }
  return totals.map(({ fundId, amount }) => ['sys:receivable', amount, fundId]);
}
const lessenedByFund =
  (account) =>
  ({ totals }) =>
    totals.flatMap(({ fundId, amount }) => [
      [account, amount, fundId],
      ['sys:receivable', -amount, fundId],
    ]);
const total = ({ lines }) => sumOf(lines, (line) => line.amount);

const vouchers = new Map(); // voucherId → [account, moved], while it stands
function voucherStands(data) {
  const stated = [`sl:${data.moneyAccount}`, (data.direction === 1 ? 1 : -1) * total(data)];
  vouchers.set(data.voucherId, stated);
  return [stated];
}
function voucherBefore(voucherId, does) {
  const before = vouchers.get(voucherId);
  if (!before) throw new Error(`it ${does} voucher ${voucherId}, which does not stand`);
  return before;
}
function voucherRevised(data) {
  const [account, moved] = voucherBefore(data.voucherId, 'revises');
  const [now] = voucherStands(data);
  if (now[0] === account) return [[account, now[1] - moved]];
  return [[account, -moved], now];
}
function voucherMirrored({ voucherId }) {
  const [account, moved] = voucherBefore(voucherId, 'takes back what it said of');
  vouchers.set(voucherId, [account, 0]);
  return [[account, -moved]];
}
function voucherReversed({ voucherId }) {
  const [account, moved] = voucherBefore(voucherId, 'reverses');
  vouchers.delete(voucherId);
  return [[account, -moved]];
}

const tamliks = new Map(); // tamlikId → [account, moved, fund], while it stands
function tamlikGiven(data) {
  const stated = [`sl:${data.moneyAccount}`, -total(data), data.fundId];
  tamliks.set(data.tamlikId, stated);
  return [stated];
}
function tamlikReversed({ tamlikId }) {
  const before = tamliks.get(tamlikId);
  if (!before) throw new Error(`it reverses tamlik ${tamlikId}, which does not stand`);
  tamliks.delete(tamlikId);
  const [account, moved, fund] = before;
  return [[account, -moved, fund]];
}

/** What stands in a journal and only binds its entries. */
const MOVES_NOTHING = [
  ...['PeriodLocked', 'PeriodUnlocked', 'DayClosed', 'DayReopened'],
  ...['CashCounted', 'DrawerHandedOver', 'ReplacementAwaited', 'ReplacementSettled'],
  ...[
    'ApprovalRequested',
    'ApprovalGiven',
    'ApprovalRefused',
    'ApprovalWithdrawn',
    'ConcessionArranged',
    'ConcessionEnded',
    'ChequeCleared',
  ],
  'ZakatEligibilitySet',
  ...['BankStatementTaken', 'BankStatementWithdrawn', 'BankStatementLocked', 'BankStatementUnlocked'],
  ...['StatementLineMatched', 'StatementLineLeft', 'StatementMatchUndone'],
];
const lessened = (account, { amount, fundId }) => [
  [account, amount, fundId],
  ['sys:receivable', -amount, fundId],
];

/** What a payroll owes to people, in each fund it names. */
const salariesCharged =
  (sign) =>
  ({ rows }) => {
    const owed = new Map();
    for (const { kind, fundId, amount, absence } of rows.flatMap(({ lines }) => lines))
      owed.set(fundId, (owed.get(fundId) ?? 0) + (kind === 'earning' ? amount - absence : -amount));
    return [...owed].map(([fund, sum]) => ['sys:salary-payable', -sign * sum, fund]);
  };
const salariesPaid =
  (sign) =>
  ({ moneyAccount, lines }) =>
    [...Map.groupBy(lines, ({ fundId }) => fundId)].flatMap(([fund, all]) => {
      const sum = sumOf(all, ({ amount }) => amount);
      return [
        [`sl:${moneyAccount}`, -sign * sum, fund],
        ['sys:salary-payable', sign * sum, fund],
      ];
    });
const headsMoved = ({ lines, fundId }) =>
  [...new Set(lines.map((line) => line.subLedgerId))].map((head) => {
    const sides = lines.filter((line) => line.subLedgerId === head);
    return [`sl:${head}`, sumOf(sides, ({ debit, credit }) => debit - credit), fundId];
  });

const contraMoved = (data) => [
  [`sl:${data.fromAccount}`, -total(data)],
  [`sl:${data.toAccount}`, total(data)],
];
const fundsMoved = ({ moneyAccount, toAccount = moneyAccount, amount, fromFund, toFund }) => [
  [`sl:${moneyAccount}`, -amount, fromFund],
  [`sl:${toAccount}`, amount, toFund],
];

/** Per type of entry: what its paper states has moved, as [account, debit less credit, fund (none: all funds)]. */
const STATED = {
  FeesCharged: chargedTo,
  ChargesReversed: chargesTakenBack,
  FeesCollected: received,
  CollectionReversed: takenBack,
  AdvanceApplied: (data) => [
    ['sys:open-advance', total(data)],
    ['sys:receivable', -total(data)],
  ],
  ConcessionGranted: (data) => [
    ['sys:concession', total(data)],
    ['sys:receivable', -total(data)],
  ],
  FeeWaived: (data) => lessened('sys:waiver', data),
  FeeWrittenOff: (data) => lessened('sys:write-off', data),
  WrittenOffRecovered: ({ moneyAccount, amount, fundId }) => [[`sl:${moneyAccount}`, amount, fundId]],
  StandingConcessionsGranted: lessenedByFund('sys:concession'),
  MonthAdvancesApplied: lessenedByFund('sys:month-advance'),
  LeaverSettled: ({ months }) => {
    const given = sumOf(months, ([, , , amount]) => amount);
    return [
      ['sys:month-advance', given],
      ['sys:open-advance', -given],
    ];
  },
  ChargesRepriced: repriced,
  FeeRefunded: ({ moneyAccount, amount, fundId }) => [[`sl:${moneyAccount}`, -amount, fundId]],
  VoucherPosted: voucherStands,
  VoucherMirrored: voucherMirrored,
  VoucherRevised: voucherRevised,
  VoucherReversed: voucherReversed,
  DonationReceived: ({ moneyAccount, amount, fundId }) => [[`sl:${moneyAccount}`, amount, fundId]],
  DonationReversed: ({ moneyAccount, amount, fundId }) => [[`sl:${moneyAccount}`, -amount, fundId]],
  TamlikGiven: tamlikGiven,
  TamlikReversed: tamlikReversed,
  JournalVoucherPosted: headsMoved,
  JournalVoucherReversed: headsMoved,
  WalletSettled: (data) => [
    [`sl:${data.wallet}`, -total(data)],
    [`sl:${data.bank}`, data.received],
  ],
  WalletSettlementReversed: (data) => [
    [`sl:${data.wallet}`, total(data)],
    [`sl:${data.bank}`, -data.received],
  ],
  StaffAdvanceGiven: ({ moneyAccount, amount, fundId }) => [[`sl:${moneyAccount}`, -amount, fundId]],
  StaffAdvanceSettled: ({ bills, returned, fundId }) => [
    [
      'sys:staff-advance',
      -plus(
        sumOf(bills, ({ amount }) => amount),
        returned,
      ),
      fundId,
    ],
  ],
  SalariesCharged: salariesCharged(1),
  PayrollReversed: salariesCharged(-1),
  StaffAdvanceRecovered: ({ fundId, amount }) => [['sys:staff-advance', -amount, fundId]],
  StaffAdvanceRecoveryReversed: ({ fundId, amount }) => [['sys:staff-advance', amount, fundId]],
  SalariesPaid: salariesPaid(1),
  SalaryPaymentReversed: salariesPaid(-1),
  CashierDebtSettled: ({ moneyAccount, change, fundId }) => [
    [`sl:${moneyAccount}`, change, fundId],
    ['sys:due-from-staff', -change, fundId],
  ],
  ContraPosted: contraMoved,
  ContraReversed: contraMoved,
  FundsTransferred: fundsMoved,
  FundsTransferReversed: fundsMoved,
  OpeningBalancesPosted: ({ oldDues }) => [['sys:receivable', sumOf(oldDues, (due) => due.amount)]],
  OpeningBalancesReversed: ({ oldDues, unapplied }) => [
    ['sys:receivable', sumOf(unapplied, (line) => line.amount) - sumOf(oldDues, (due) => due.amount)],
  ],
  CashDifferencePosted: ({ moneyAccount, change, fundId }) => [[`sl:${moneyAccount}`, change, fundId]],
  YearClosed: ({ results }) => results.map(({ fundId, amount }) => ['sys:fund-balance', -amount, fundId]),
  YearReopened: ({ results }) => results.map(({ fundId, amount }) => ['sys:fund-balance', amount, fundId]),
  CashDifferenceResolved: ({ change, fundId }) => [['sys:cash-difference', change, fundId]],
  ...Object.fromEntries(MOVES_NOTHING.map((type) => [type, () => []])),
};

function compareWithPaper({ type, data }, postings) {
  for (const [account, stated, fund] of STATED[type](data)) {
    const own = postings.filter((line) => line.account === account && (fund ?? line.fund) === line.fund);
    const moved = sumOf(own, ({ debit, credit }) => debit - credit);
    if (moved !== stated) throw new Error(`it states ${stated} paisa on ${account}, its postings ${moved}`);
  }
}

const lastNumber = new Map();
const leaves = new Set(); // of printed receipt books: in any order, each once
function follows({ data: { series, receiptNo, voucherNo, contraNo, transferNo } }) {
  if (typeof series !== 'string') return false;
  const number = receiptNo ?? voucherNo ?? contraNo ?? transferNo;
  if (series.startsWith('receipt:book:')) {
    if (leaves.has(`${series} ${number}`)) throw new Error(`series ${series} has ${number} twice`);
    leaves.add(`${series} ${number}`);
    return true;
  }
  const due = 1 + (lastNumber.get(series) ?? 0);
  lastNumber.set(series, number);
  if (number !== due) throw new Error(`series ${series} has ${number} where ${due} is due`);
  return true;
}

const sums = new Map(); // [fund, account] → debit less credit
function post({ data, metadata }, postings, { asOf, knownAt }) {
  if ((asOf && data.on > asOf) || (knownAt && Date.parse(metadata.at) > Date.parse(knownAt))) return;
  for (const { account, fund, debit, credit } of postings) {
    const key = JSON.stringify([fund, account]);
    sums.set(key, plus(sums.get(key) ?? 0, debit - credit));
  }
}

const NOUNS = { Fund: 'fund', GeneralLedger: 'ledger', SubLedger: 'subLedger' };
const called = new Map(); // 'fund 1' → its name
function learnName({ type, data }) {
  const noun = NOUNS[/^(\w+?)(?:Added|Renamed)$/.exec(type)?.[1]];
  if (noun) called.set(`${noun} ${data[`${noun}Id`]}`, data.name);
}

// Reading.

/** The lines of a file, cut at line feeds alone; at its end `ended` is told its SHA-256. */
async function* linesOf(path, ended) {
  const digest = createHash('sha256');
  let rest = Buffer.alloc(0);
  for await (const chunk of createReadStream(path)) {
    digest.update(chunk);
    rest = Buffer.concat([rest, chunk]);
    let from = 0;
    for (let end = rest.indexOf(10); end >= 0; end = rest.indexOf(10, from)) {
      yield rest.toString('utf8', from, end);
      from = end + 1;
    }
    rest = rest.subarray(from);
  }
  if (rest.length > 0) yield rest.toString('utf8');
  ended(digest.digest('hex'));
}

function eventIn(line) {
  const event = JSON.parse(line);
  if (JSON.stringify(event) !== line) throw new Error('it is not spelled as it was written');
  for (const part of [event, event?.data, event?.metadata])
    if (typeof part !== 'object' || part === null) throw new Error('it is no event');
  return event;
}

function take(event, manifest) {
  const { schoolId, trialBalance } = manifest;
  chains.on(event, () => follow(event, schoolId));
  learnName(event);
  if (event.type === 'StreamOpened' && event.stream === `streams-${schoolId}`)
    opened.add(`${event.data.category}-${schoolId}_${event.data.key}`);
  if (event.type === 'StreamHeadsNoted') for (const head of event.data.heads) noted.set(head[0], head);
  if (event.type === 'DailyRootTaken') roots.on(event, () => rootTaken(event.data, manifest));
  if (!event.stream.startsWith('journal-')) return;
  entries.on(event, () => {
    const postings = postingsOf(event);
    papers.on(event, () => compareWithPaper(event, postings));
    numbers.on(event, () => follows(event));
    post(event, postings, trialBalance);
  });
}

async function readEvents(folder, manifest) {
  const ended = (sum) => compareFile('events.ndjson', sum, manifest);
  let [number, before] = [0, 'the beginning'];
  for await (const line of linesOf(join(folder, 'events.ndjson'), ended)) {
    number += 1;
    try {
      const event = eventIn(line);
      take(event, manifest);
      before = `${event.stream}@${event.revision}`;
    } catch (error) {
      chains.fault(`line ${number} of events.ndjson, after ${before}: ${error.message}`);
    }
  }
}

// What the manifest says.

const compareFile = (name, sum, manifest) =>
  files.expect(sum === manifest.files[name]?.sha256, () => `${name} was changed, its SHA-256 is ${sum}`);

function checkFiles(folder, manifest) {
  for (const name of Object.keys(manifest.files).filter((file) => file !== 'events.ndjson'))
    if (/[/\\]/.test(name) || !existsSync(join(folder, name))) files.fault(`${name} is missing`);
    else compareFile(name, sha256(readFileSync(join(folder, name))), manifest);
}

function checkHeads({ streams, roots: listed }) {
  for (const { stream, revision, hash, events } of streams) {
    const last = standing.get(stream);
    const there = last?.revision === revision && last.hash === hash && last.events === events;
    const ends = last ? `the file ends at ${stream}@${last.revision} ${last.hash}` : 'it is missing';
    heads.expect(there, () => `${stream}@${revision} ${hash} is its last event; ${ends}`);
  }
  const told = new Set(streams.map(({ stream }) => stream));
  for (const stream of standing.keys())
    if (!told.has(stream)) heads.fault(`${stream}@0: the manifest does not know this stream`);
  for (const { day, root } of listed)
    if (!seenRoots.has(root)) roots.fault(`the root of ${day}, ${root}, is not proved by the events`);
}

function checkNames({ chart }) {
  const rows = { fund: chart.funds, ledger: chart.ledgers, subLedger: chart.subLedgers };
  for (const [noun, list] of Object.entries(rows))
    for (const row of list) {
      const key = `${noun} ${row[`${noun}Id`]}`;
      const name = called.get(key);
      names.expect(name === row.name, () => `${key}: “${name}” in the events, “${row.name}” in the manifest`);
    }
}

function checkBalances({ trialBalance: { funds, debit, credit } }) {
  const given = new Map();
  for (const fund of funds) {
    for (const row of fund.accounts)
      given.set(JSON.stringify([fund.fundId, row.account]), plus(row.debit, -row.credit));
    for (const side of ['debit', 'credit'])
      if (sumOf(fund.accounts, (row) => row[side]) !== fund[side])
        balances.fault(`fund ${fund.fundId}: the manifest’s ${side} total does not add up`);
  }
  if (sumOf(funds, (fund) => fund.debit) !== debit || sumOf(funds, (fund) => fund.credit) !== credit)
    balances.fault('all funds: the manifest’s total does not add up');
  for (const key of new Set([...sums.keys(), ...given.keys()])) {
    const [counted, said] = [sums.get(key) ?? 0, given.get(key) ?? 0];
    const [fund, account] = JSON.parse(key);
    const differ = () => `fund ${fund}, ${account}: the events give ${counted} paisa, the manifest ${said}`;
    balances.expect(counted === said, differ);
  }
}

// The run.

/** A line, without the characters that would rule the terminal or begin another line: the bundle is a stranger's. */
const tamed = (text) => text.replace(/[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu, '\ufffd');
const print = (text = '') => console.log(tamed(text));

const taka = (amount) => `${Math.trunc(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;

function printBalances({ trialBalance: { funds, debit, credit, asOf, knownAt } }) {
  const cut = `${asOf ? `, as of ${asOf}` : ''}${knownAt ? `, as known at ${knownAt}` : ''}`;
  print();
  print(`Trial balance, debit and credit in taka${cut}`);
  for (const { fundId, accounts, ...sides } of funds) {
    for (const row of accounts) {
      const name = called.get(row.account.replace(/^sl:/, 'subLedger ')) ?? '';
      const [left, right] = [row.debit, row.credit].map((side) => taka(side).padStart(14));
      print(`  ${fundId}  ${row.account.padEnd(18)} ${left} ${right}  ${name}`);
    }
    print(`  fund ${fundId}, ${called.get(`fund ${fundId}`)}: ${taka(sides.debit)} = ${taka(sides.credit)}`);
  }
  print(`  all funds: ${taka(debit)} = ${taka(credit)}`);
}

function cannot(reason) {
  console.error(tamed(`It could not be checked: ${reason}`));
  process.exit(2);
}

function readArguments(words) {
  const wanted = { folder: dirname(fileURLToPath(import.meta.url)) };
  for (let index = 0; index < words.length; index += 1) {
    const option = /^--(manifest|root)$/.exec(words[index])?.[1];
    if (option) {
      index += 1;
      wanted[option] = (words[index] ?? '').toLowerCase().replace(/\s/g, '');
      if (!/^[0-9a-f]{64}$/.test(wanted[option])) cannot(`--${option} needs 64 hexadecimal figures`);
    } else if (words[index].startsWith('-')) cannot(`${words[index]} is not known here`);
    else wanted.folder = words[index];
  }
  return wanted;
}

async function run() {
  const { folder, manifest: givenSum, root: givenRoot } = readArguments(process.argv.slice(2));
  const text = readFileSync(join(folder, 'manifest.json'));
  const manifest = JSON.parse(text);
  if (!FORMATS.includes(manifest.format))
    cannot(`the bundle has format ${manifest.format}, not ${FORMATS.join(' or ')}`);
  const { schoolId, position, at, events } = manifest;
  print(`School ${schoolId}, ${events} events to position ${position}, the last of ${at}`);
  print(`SHA-256 of manifest.json: ${sha256(text)}`);
  print();
  if (givenSum !== undefined && givenSum !== sha256(text))
    files.fault('manifest.json is not the one handed over');
  checkFiles(folder, manifest);
  await readEvents(folder, manifest);
  checkHeads(manifest);
  checkNames(manifest);
  checkBalances(manifest);
  if (givenRoot !== undefined && !seenRoots.has(givenRoot))
    roots.fault('the root handed over is not among them');
  for (const { name, what, count, fault } of findings)
    print(`${fault ? 'FAIL' : 'ok  '}  ${name.padEnd(9)} ${fault ?? `${count} ${what}`}`);
  printBalances(manifest);
  const holds = findings.every(({ fault }) => fault === undefined);
  print();
  if (givenSum === undefined && givenRoot === undefined)
    print('Compared with nothing from outside (--manifest, --root). বাইরের কিছুর সঙ্গে মেলানো হয়নি।');
  print(holds ? 'Everything holds. সব ঠিক আছে।' : 'Something is wrong. গরমিল পাওয়া গেছে।');
  process.exitCode = holds ? 0 : 1;
}

run().catch((error) => cannot(error.message));
