/** The queue a subgraph's events arrive in. */
export const eventQueueOf = (subgraph: string): string => `${subgraph}-events`;

/** An event as consumers get it. */
export interface DomainEvent {
  readonly id: string;
  readonly type: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly mode: 'live' | 'sandbox';
  readonly requestId: string;
}
