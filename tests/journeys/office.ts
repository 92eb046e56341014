import { randomUUID } from 'node:crypto';
import { type Madrasah, PASSWORD } from './madrasah.ts';

interface Listed<Row> {
  readonly data: readonly Row[];
}
interface Debtor {
  readonly AdmissionID: number;
  readonly UserID: number;
}
interface Owed {
  readonly itemId: number;
  readonly SLID: number;
  readonly due: number;
}
interface Account {
  readonly SLID: number;
  readonly GLID: number;
}

/** The only row, or the first. */
function firstOf<Row>({ data: [row] }: Listed<Row>): Row {
  if (!row) throw new Error('the demo school has none');
  return row;
}

/** The madrasah's office, which works by the same endpoints as its pages do. */
export class Office {
  readonly #address: string;
  #token = '';
  #after = '';

  private constructor({ address }: Madrasah) {
    this.#address = address;
  }

  static async open(madrasah: Madrasah, name = 'admin'): Promise<Office> {
    const office = new Office(madrasah);
    const credentials = { school_id: '10001', name, password: PASSWORD };
    const { token } = await office.ask<{ token: string }>('POST', '/api/users/login', credentials);
    office.#token = token;
    return office;
  }

  /** Takes money for the oldest debt of whoever owes most. @returns the receipt and the code that it carries */
  async collect(taka: number): Promise<{ readonly receiptId: number; readonly code: string }> {
    const debtor = firstOf(await this.ask<Listed<Debtor>>('GET', '/api/accounts/dues?sort=-due&limit=1'));
    const last = firstOf(
      await this.ask<Listed<{ Account: number }>>('GET', '/api/accounts/receipts?limit=1'),
    );
    const accounts = await this.ask<Listed<Account>>('GET', '/api/accounts/sub_ledgers?caId=3');
    const { AdmissionID, UserID } = debtor;
    const path = `/api/accounts/student_fee_admission?AdmissionID=${AdmissionID}`;
    const owed = await this.ask<{ data: { fees: readonly Owed[] } }>('GET', path);
    const { itemId, SLID, due } = firstOf({ data: owed.data.fees });
    const body = {
      AdmissionID,
      UserID,
      Account: last.Account,
      AccountType: accounts.data.find((account) => account.SLID === last.Account)?.GLID,
      fees: [{ itemId, SLID, amount: due, deduction: 0, deposit: taka }],
    };
    const { data } = await this.ask<{ data: { receiptId: number } }>(
      'POST',
      '/api/accounts/fee_collections',
      body,
    );
    const receipt = await this.ask<{ data: { verifyCode: string } }>(
      'GET',
      `/api/accounts/receipts/${data.receiptId}`,
    );
    return { receiptId: data.receiptId, code: receipt.data.verifyCode };
  }

  /** Done when everybody who asks is told so. */
  async cancel(receiptId: number): Promise<void> {
    await this.ask('POST', `/api/accounts/fee_collections/${receiptId}/reverse`, { reason: 'ভুল শিক্ষার্থী' });
    await this.ask('GET', `/api/accounts/receipts/${receiptId}`);
  }

  /** Asks, or does, what an endpoint is for. @throws Error where it is refused */
  async ask<Answer = unknown>(method: string, path: string, body?: unknown): Promise<Answer> {
    const answer = await fetch(this.#address + path, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(this.#token && { authorization: `Bearer ${this.#token}` }),
        ...(method === 'GET'
          ? this.#after && { 'x-after-position': this.#after }
          : { 'idempotency-key': randomUUID() }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const told = (await answer.json()) as Answer & { readonly position?: string };
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(told)}`);
    if (told.position) this.#after = told.position;
    return told;
  }
}
