import { registerEnumType } from 'type-graphql';

export const NationalityEnum = { LOCAL: 'LOCAL', FOREIGN: 'FOREIGN' } as const;
registerEnumType(NationalityEnum, { name: 'Nationality' });

export const PassengerTypeEnum = { ADULT: 'ADULT', CHILD: 'CHILD' } as const;
registerEnumType(PassengerTypeEnum, { name: 'PassengerType' });
