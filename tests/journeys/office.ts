import { randomUUID } from 'node:crypto';
import { type Madrasah, PASSWORD } from './madrasah.ts';

// biome-ignore lint/suspicious/noExplicitAny: the answer of any endpoint
type Answer = any;

/** The madrasah's office, which works by the same endpoints as its pages do. */
export class Office {
  readonly #address: string;
  #token = '';
  #after = '';

  private constructor({ address }: Madrasah) {
    this.#address = address;
  }

  static async open(madrasah: Madrasah): Promise<Office> {
    const office = new Office(madrasah);
    const credentials = { school_id: '10001', name: 'admin', password: PASSWORD };
    office.#token = (await office.#ask('POST', '/api/users/login', credentials)).token;
    return office;
  }

  /** Takes money for the oldest debt of whoever owes most. @returns the receipt and the code that it carries */
  async collect(taka: number): Promise<{ readonly receiptId: number; readonly code: string }> {
    const [debtor] = (await this.#ask('GET', '/api/accounts/dues?sort=-due&limit=1')).data;
    const [last] = (await this.#ask('GET', '/api/accounts/receipts?limit=1')).data;
    const accounts = (await this.#ask('GET', '/api/accounts/sub_ledgers?caId=3')).data;
    const { AdmissionID, UserID } = debtor;
    const owed = await this.#ask('GET', `/api/accounts/student_fee_admission?AdmissionID=${AdmissionID}`);
    const [{ itemId, SLID, due }] = owed.data.fees;
    const { data } = await this.#ask('POST', '/api/accounts/fee_collections', {
      AdmissionID,
      UserID,
      Account: last.Account,
      AccountType: accounts.find((account: Answer) => account.SLID === last.Account).GLID,
      fees: [{ itemId, SLID, amount: due, deduction: 0, deposit: taka }],
    });
    const receipt = await this.#ask('GET', `/api/accounts/receipts/${data.receiptId}`);
    return { receiptId: data.receiptId, code: receipt.data.verifyCode };
  }

  /** Done when everybody who asks is told so. */
  async cancel(receiptId: number): Promise<void> {
    await this.#ask('POST', `/api/accounts/fee_collections/${receiptId}/reverse`, { reason: 'ভুল শিক্ষার্থী' });
    await this.#ask('GET', `/api/accounts/receipts/${receiptId}`);
  }

  async #ask(method: string, path: string, body?: unknown): Promise<Answer> {
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
    const told: Answer = await answer.json();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(told)}`);
    if (told.position) this.#after = told.position;
    return told;
  }
}
