import { samples } from '../../subgraphs/pricing/test/noun-samples.js';
import type { Person } from './people.js';

interface Making {
  /** The type of what is made. */
  readonly what: string;
  /** An input whose row lies where this person works. */
  readonly input: (person: Person) => object;
}

let serial = 0;
const named = (what: string): string => `${what} made at home ${++serial}`;

const CUSTOMER = 6;

/** Where a person's scope of user.manage puts somebody he takes on. */
const workplace = ({ operatorId, branchId, agencyId, countryCode }: Person): object => {
  if (agencyId !== null) return { roleId: 3, agencyId };
  if (branchId !== null) return { roleId: 5, operatorId, branchId };
  return operatorId === null ? { roleId: CUSTOMER, countryCode } : { roleId: 9, operatorId };
};

/** Every operation that makes a row of the back office: whoever it lets in must be able to make one where he works. */
export const MAKING: Readonly<Record<string, Making>> = {
  'Mutation.createUser': {
    what: 'User',
    input: (person) => ({ input: { firstName: 'Made', lastName: named('Somebody'), ...workplace(person) } }),
  },
  'Mutation.createAgency': {
    what: 'Agency',
    input: ({ countryCode }) => ({ input: { name: named('Agency'), countryCode: countryCode ?? 'KH' } }),
  },
  'Mutation.createCommissionLevel': {
    what: 'CommissionLevelRecord',
    input: ({ countryCode }) => ({ input: { name: named('Level'), countryCode: countryCode ?? 'KH', rates: [] } }),
  },
  'Mutation.createCoupon': {
    what: 'CouponRecord',
    input: ({ operatorId }) => {
      const borne =
        operatorId === null ? { fundedBy: 'PLATFORM' } : { fundedBy: 'OPERATOR', operatorIds: [operatorId] };
      return { input: { ...samples.get('Coupon')!(4), name: named('Coupon'), ...borne } };
    },
  },
  'Mutation.createAffiliate': {
    what: 'Affiliate',
    input: ({ countryCode }) => ({
      input: { code: String(880_000 + ++serial), name: named('Affiliate'), countryCode },
    }),
  },
  'Mutation.createApiAccount': { what: 'ApiAccount', input: () => ({ name: named('Application') }) },
  'Mutation.createRole': {
    what: 'Role',
    input: () => ({ input: { name: named('Role'), basedOn: CUSTOMER, permissions: [] } }),
  },
};
