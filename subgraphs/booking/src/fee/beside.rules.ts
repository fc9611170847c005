import { ADD_ON_BACK_FEE, ADD_ON_FEE, type SoldAddOn } from '../add-on/add-on.rules.js';
import { DONATION_FEE } from '../donation/donation.rules.js';

/** Whose money is what is paid beside the fares; minor units. */
export interface Beside {
  readonly account: 'fees' | 'donations' | 'insurance' | 'operator_payable';
  /** The operator, where it is his. */
  readonly party: string | null;
  readonly amount: number;
}

interface Fee {
  readonly name: string;
  readonly amount: number;
  readonly addOn?: SoldAddOn | null;
}

type Owner = Pick<Beside, 'account' | 'party'>;

/** An insurance is its insurer's, whom the platform pays; another add-on is of whoever offers it. */
function ownerOfAddOn({ kind, operatorId }: Pick<SoldAddOn, 'kind' | 'operatorId'>): Owner {
  if (operatorId !== null) return { account: 'operator_payable', party: operatorId };
  return { account: kind === 'INSURANCE' ? 'insurance' : 'fees', party: null };
}

function ownerOf({ name, addOn }: Fee): Owner {
  if (name === DONATION_FEE) return { account: 'donations', party: null };
  return (name === ADD_ON_FEE || name === ADD_ON_BACK_FEE) && addOn != null
    ? ownerOfAddOn(addOn)
    : { account: 'fees', party: null };
}

function summed(all: readonly Beside[]): readonly Beside[] {
  const sums = new Map<string, Beside>();
  for (const one of all) {
    const key = `${one.account}/${one.party ?? ''}`;
    sums.set(key, { ...one, amount: (sums.get(key)?.amount ?? 0) + one.amount });
  }
  return [...sums.values()].filter(({ amount }) => amount !== 0);
}

/** A booking's fees as the books have them: ours, a cause's, an insurer's, operators'. */
export const besideOf = (fees: readonly Fee[]): readonly Beside[] =>
  summed(fees.map((fee) => ({ ...ownerOf(fee), amount: fee.amount })));

/** Fees that are ours. */
export const ourFees = (amount: number): readonly Beside[] => summed([{ account: 'fees', party: null, amount }]);

/** What goes back of add-ons, and of our fees. */
export const backBeside = (
  addOns: readonly { readonly addOn: SoldAddOn; readonly amount: number }[],
  fees = 0,
): readonly Beside[] =>
  summed([
    { account: 'fees', party: null, amount: fees },
    ...addOns.map(({ addOn, amount }) => ({ ...ownerOfAddOn(addOn), amount })),
  ]);

export const sumBeside = (all: readonly Beside[]): number => all.reduce((sum, { amount }) => sum + amount, 0);
