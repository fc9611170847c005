/** What somebody outside does for us. */
export const ProviderKind = {
  PAYMENT: 'PAYMENT',
  MAIL: 'MAIL',
  SMS: 'SMS',
  TELEGRAM: 'TELEGRAM',
  FILES: 'FILES',
  APPLE_WALLET: 'APPLE_WALLET',
  GOOGLE_WALLET: 'GOOGLE_WALLET',
} as const;
export type ProviderKind = (typeof ProviderKind)[keyof typeof ProviderKind];

/** CONFIGURED: it does it. SANDBOX: we play it, nothing leaves. OFF: nobody does it, and nobody is offered it. */
export const ProviderState = { CONFIGURED: 'CONFIGURED', SANDBOX: 'SANDBOX', OFF: 'OFF' } as const;
export type ProviderState = (typeof ProviderState)[keyof typeof ProviderState];

/** How a subgraph reaches somebody outside, without anything that opens a door. */
export interface Provider {
  readonly kind: ProviderKind;
  readonly state: ProviderState;
  /** Its adapter in the code: 'smtp'. */
  readonly name: string;
  /** Name or address and port, where it is configured; never user, password, path or query: keys stand in those. */
  readonly host: string | null;
}

/** What may be told of an address with credentials in it; null where it has no host. */
export const hostOf = (url: string): string | null => (URL.canParse(url) && new URL(url).host) || null;
