import type { Opening } from '@naga/server-kit/subgraph.js';
import { livingSettings, type LivingSettings } from '@naga/server-kit/settings/living-settings.js';
import type { HoldLimits } from './booking/hold-limit.rules.js';
import { bookingEnv } from './env.js';
import type { PaymentProvider } from './payment/payment-provider.js';
import { SandboxProvider } from './sandbox-provider/sandbox-provider.js';
import { type SettingKey, SETTINGS } from './settings.js';
import { openTicketServices, type TicketServices } from './ticket/ticket-services.js';
import { openWallets, type Wallets } from './wallet-pass/wallets.js';

/** What the subgraph opened at its start. */
export interface BookingServices {
  readonly settings: LivingSettings<SettingKey>;
  /** Payment providers by name. */
  readonly providers: ReadonlyMap<string, PaymentProvider>;
  readonly sandboxSecret: string;
  /** Of one address within ten minutes. */
  readonly referenceTries: number;
  readonly holdLimits: HoldLimits;
  /** Of one contact, that may wait for their cash at a time. */
  readonly unpaidBookings: number;
  /** Of one contact on one departure, that may wait for their cash. */
  readonly unpaidSeats: number;
  readonly tickets: TicketServices;
  readonly wallets: Wallets;
  /** Scheme and host of the site, without a slash at the end. */
  readonly baseUrl: string;
}

export async function openServices({ env: source, ...means }: Opening): Promise<BookingServices> {
  const env = bookingEnv(source);
  const {
    SANDBOX_SECRET: sandboxSecret,
    REFERENCE_TRIES: referenceTries,
    HELD_SEATS: heldSeats,
    HELD_SEATS_DEPARTURE: heldSeatsDeparture,
    HELD_SEATS_TRADE: heldSeatsTrade,
    UNPAID_BOOKINGS: unpaidBookings,
    UNPAID_SEATS: unpaidSeats,
    TICKET_SIGNING_KEY,
    TICKET_FORMER_KEYS,
    BASE_URL,
  } = env;
  const baseUrl = BASE_URL.replace(/\/$/, '');
  const providers = [new SandboxProvider(sandboxSecret, baseUrl)].map((provider) => [provider.name, provider] as const);
  return {
    settings: await livingSettings('booking', SETTINGS, means),
    providers: new Map(providers),
    sandboxSecret,
    referenceTries,
    holdLimits: { heldSeats, heldSeatsDeparture, heldSeatsTrade },
    unpaidBookings,
    unpaidSeats,
    tickets: openTicketServices(TICKET_SIGNING_KEY, TICKET_FORMER_KEYS),
    wallets: openWallets(env),
    baseUrl,
  };
}

export const closeServices = ({ settings }: BookingServices): Promise<void> => settings.stop();
