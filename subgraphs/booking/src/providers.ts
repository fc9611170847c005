import type { Provider } from '@naga/server-kit/providers/provider.js';
import type { BookingServices } from './services.js';

/** Who takes payments, and whose wallets we write tickets into. */
export const providersOf = ({ providers, wallets }: BookingServices): readonly Provider[] => [
  ...[...providers.values()].map(({ name, isSandbox }): Provider => ({
    kind: 'PAYMENT',
    name,
    state: isSandbox ? 'SANDBOX' : 'CONFIGURED',
    host: null,
  })),
  { kind: 'APPLE_WALLET', name: 'pkpass', state: wallets.apple ? 'CONFIGURED' : 'OFF', host: null },
  { kind: 'GOOGLE_WALLET', name: 'link', state: wallets.google ? 'CONFIGURED' : 'OFF', host: null },
];
