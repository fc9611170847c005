/** An event as consumers get it. */
export interface DomainEvent {
  readonly id: string;
  readonly type: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly mode: 'live' | 'sandbox';
  readonly requestId: string;
}
