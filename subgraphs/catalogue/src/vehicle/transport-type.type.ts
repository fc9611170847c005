import { registerEnumType } from 'type-graphql';

export const TransportType = { BUS: 'BUS', TAXI: 'TAXI', FERRY: 'FERRY' } as const;
export type TransportType = keyof typeof TransportType;
registerEnumType(TransportType, {
  name: 'TransportType',
  description: 'BUS holds coaches and vans, FERRY every boat.',
});
