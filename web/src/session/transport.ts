import { defineMessages } from 'react-intl';

/** Transport types in the order of the tabs. */
export const TRANSPORTS = ['bus', 'taxi', 'ferry'] as const;
export type Transport = (typeof TRANSPORTS)[number];

export const isTransport = (text: unknown): text is Transport => TRANSPORTS.includes(text as Transport);

/** 'bus' → 'BUS', as the graph says it. */
export const transportType = (transport: Transport) => transport.toUpperCase() as 'BUS' | 'TAXI' | 'FERRY';

export const transportWords = defineMessages<Record<Transport, Record<never, never>>>({
  bus: { id: 'web.transport.bus', defaultMessage: 'Bus' },
  taxi: { id: 'web.transport.taxi', defaultMessage: 'Taxi' },
  ferry: { id: 'web.transport.ferry', defaultMessage: 'Ferry' },
});
