import { registerEnumType } from 'type-graphql';

export const CouponKindEnum = { PERCENT: 'PERCENT', AMOUNT: 'AMOUNT', SET_PRICE: 'SET_PRICE' } as const;
registerEnumType(CouponKindEnum, {
  name: 'CouponKind',
  valuesConfig: {
    PERCENT: { description: 'Basis points off the fares.' },
    AMOUNT: { description: 'Off the sum of the fares.' },
    SET_PRICE: { description: 'What each seat costs, where it costs more.' },
  },
});
export const CouponFunderEnum = { PLATFORM: 'PLATFORM', OPERATOR: 'OPERATOR', SHARED: 'SHARED' } as const;
registerEnumType(CouponFunderEnum, { name: 'CouponFunder', description: 'Who goes without what is saved.' });
export const CouponAppliesEnum = { BY_CODE: 'BY_CODE', BY_ITSELF: 'BY_ITSELF' } as const;
registerEnumType(CouponAppliesEnum, {
  name: 'CouponApplies',
  valuesConfig: {
    BY_CODE: { description: 'Somebody types a code for it.' },
    BY_ITSELF: { description: 'A promotion: whoever it is for has it without asking.' },
  },
});
