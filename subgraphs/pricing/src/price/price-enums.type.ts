import { registerEnumType } from 'type-graphql';

export const NationalityEnum = { LOCAL: 'LOCAL', FOREIGN: 'FOREIGN' } as const;
registerEnumType(NationalityEnum, {
  name: 'Nationality',
  description: "LOCAL: a national of the route's local country, Cambodia on Cambodian routes.",
});

export const PassengerTypeEnum = { ADULT: 'ADULT', CHILD: 'CHILD' } as const;
registerEnumType(PassengerTypeEnum, {
  name: 'PassengerType',
  description: 'CHILD has a price of its own only where the schedule says so (hasPassengerTypePricing).',
});
