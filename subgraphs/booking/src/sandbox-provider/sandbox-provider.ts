import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Rows } from '../booking/booking.queries.js';
import type { ChargeNews } from '../payment/charge-news.rules.js';
import type {
  ChargeRequest,
  OpenCharge,
  PaymentProvider,
  RefundAnswer,
  RefundRequest,
} from '../payment/payment-provider.js';
import { wayOf } from '../payment/payment-method.rules.js';
import { isSandboxSignature } from './sandbox-signature.js';

const OPEN = `insert into sandbox_charge (id, reference, state, method, amount, currency, description, return_url, mode,
    created_at)
  values ($1, $2, 'OPEN', $3, $4, $5, $6, $7, $8, to_timestamp($9::float8 / 1000))
  on conflict (reference) do update set reference = excluded.reference returning id`;

const REFUND = `insert into sandbox_refund (reference, charge_id, amount, currency, created_at)
  values ($1, $2, $3, $4, to_timestamp($5::float8 / 1000)) on conflict do nothing`;

const IS_CLOSED = `select 1 from sandbox_charge where id = $1 and state = 'CLOSED'`;

const CallbackBody = z.object({
  reference: z.string(),
  charge: z.string(),
  state: z.enum(['SETTLED', 'DECLINED', 'CANCELLED']),
  amount: z.int(),
  currency: z.string(),
});

/** What the sandbox sends: the shape `read` understands. */
export type SandboxCallback = z.output<typeof CallbackBody>;

const parsed = (body: string): SandboxCallback | undefined => {
  try {
    return CallbackBody.safeParse(JSON.parse(body)).data;
  } catch {
    return undefined;
  }
};

/** The built-in provider: its own pay page, its own records, signed call-backs. No money moves. */
export class SandboxProvider implements PaymentProvider {
  readonly name = 'sandbox';
  readonly isSandbox = true;

  /** @param baseUrl scheme and host of the site, for what is scanned with another device */
  constructor(
    private readonly secret: string,
    private readonly baseUrl: string,
  ) {}

  async open(
    { reference, method, amount, currency, description, returnUrl, mode, now }: ChargeRequest,
    storage: Rows,
  ): Promise<OpenCharge> {
    const drawn = randomBytes(16).toString('base64url');
    const values = [drawn, reference, method, amount, currency, description, returnUrl, mode, now];
    const [row] = await storage.rows<{ id: string }>(OPEN, values);
    const { id } = row!;
    const payUrl = `/sandbox/pay/${id}`;
    return { providerReference: id, payUrl, qr: wayOf(method).flow === 'QR' ? this.baseUrl + payUrl : null };
  }

  async refund(
    { reference, providerReference, amount, currency, now }: RefundRequest,
    storage: Rows,
  ): Promise<RefundAnswer> {
    const closed = await storage.rows(IS_CLOSED, [providerReference]);
    if (closed.length > 0) return { state: 'refused', failure: 'ACCOUNT_CLOSED' };
    await storage.rows(REFUND, [reference, providerReference, amount, currency, now]);
    return { state: 'done' };
  }

  read(body: string, signature: string): ChargeNews | undefined {
    if (!isSandboxSignature(body, signature, this.secret)) return undefined;
    const news = parsed(body);
    return news && { ...news, providerReference: news.charge };
  }
}
