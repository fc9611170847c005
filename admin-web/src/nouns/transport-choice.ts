import { defineMessages, type NoMessageValues } from 'react-intl';

export const transports = defineMessages<Record<'BUS' | 'TAXI' | 'FERRY', NoMessageValues>>({
  BUS: { id: 'admin.transport.BUS', defaultMessage: 'Bus' },
  TAXI: { id: 'admin.transport.TAXI', defaultMessage: 'Taxi' },
  FERRY: { id: 'admin.transport.FERRY', defaultMessage: 'Ferry' },
});
