import { heldAddOns, isAddOn, type SoldAddOn } from '../add-on/add-on.rules.js';
import { DONATION_FEE } from '../donation/donation.rules.js';

/** Whose money is what is paid beside the fares; minor units. */
export interface Beside {
  readonly account: 'fees' | 'donations' | 'insurance' | 'operator_payable';
  /** The operator, where it is his. */
  readonly party: string | null;
  readonly amount: number;
  /** Of an insurance which, as it was sold, and of how many seats: its insurer's statement says it. */
  readonly addOn?: SoldAddOn;
}

interface Fee {
  readonly name: string;
  readonly amount: number;
  readonly partId?: string | null;
  readonly addOn?: SoldAddOn | null;
}

type Owner = Omit<Beside, 'amount'>;

/** An insurance is its insurer's, whom the platform pays; another add-on is of whoever offers it. */
function ownerOfAddOn(addOn: SoldAddOn): Owner {
  const { kind, operatorId } = addOn;
  if (operatorId !== null) return { account: 'operator_payable', party: operatorId };
  return kind === 'INSURANCE' ? { account: 'insurance', party: null, addOn } : { account: 'fees', party: null };
}

const ownerOf = ({ name }: Fee): Owner => ({ account: name === DONATION_FEE ? 'donations' : 'fees', party: null });

/** Two of one account, and of it about the same. */
function added(one: Beside, other: Beside): Beside {
  const sum = { ...one, amount: one.amount + other.amount };
  if (one.addOn === undefined || other.addOn === undefined) return sum;
  return { ...sum, addOn: { ...one.addOn, quantity: one.addOn.quantity + other.addOn.quantity } };
}

function summed(all: readonly Beside[]): readonly Beside[] {
  const sums = new Map<string, Beside>();
  for (const one of all) {
    const key = [one.account, one.party, one.addOn?.id].join('/');
    const before = sums.get(key);
    sums.set(key, before === undefined ? one : added(before, one));
  }
  return [...sums.values()].filter(({ amount }) => amount !== 0);
}

const ofAddOns = (addOns: readonly { readonly addOn: SoldAddOn; readonly amount: number }[]): readonly Beside[] =>
  addOns.map(({ addOn, amount }) => ({ ...ownerOfAddOn(addOn), amount }));

/** A booking's fees as the books have them: ours, a cause's, an insurer's, operators'. */
export const besideOf = (fees: readonly Fee[]): readonly Beside[] =>
  summed([
    ...fees.filter((fee) => !isAddOn(fee)).map((fee) => ({ ...ownerOf(fee), amount: fee.amount })),
    ...ofAddOns(heldAddOns(fees)),
  ]);

/** Fees that are ours. */
export const ourFees = (amount: number): readonly Beside[] => summed([{ account: 'fees', party: null, amount }]);

/** What goes back of add-ons, and of our fees. */
export const backBeside = (addOns: Parameters<typeof ofAddOns>[0], fees = 0): readonly Beside[] =>
  summed([{ account: 'fees', party: null, amount: fees }, ...ofAddOns(addOns)]);

export const sumBeside = (all: readonly Beside[]): number => all.reduce((sum, { amount }) => sum + amount, 0);
