import { type AddOnKind, isOnceASeat } from '@naga/kernel/add-on.js';

/** What somebody wants beside a seat. */
export interface WantedAddOn {
  readonly addOnId: string;
  readonly partId: string;
  readonly quantity: number;
}

/** What of it can be had. */
interface Offered {
  readonly kind: AddOnKind;
  readonly mostPerSeat: number;
  /** The seats of its ride that it is offered beside. */
  readonly seatsOfRide: readonly string[];
}

const keyOf = ({ addOnId, partId }: Pick<WantedAddOn, 'addOnId' | 'partId'>): string => `${addOnId}/${partId}`;

/**
 * What is wrong with a wish, by field: each add-on, and each insurance or flexible ticket, once beside a seat, no more than a seat may have, and a ride is flexible
 * for all who ride it together: it has one set of terms.
 */
export function addOnProblems(
  wanted: readonly WantedAddOn[],
  offeredAs: (one: WantedAddOn) => Offered,
): { path: string; code: string }[] {
  const keys = wanted.map(keyOf);
  return wanted.flatMap((one, index) => {
    const at = `addOns.${index}`;
    const { kind, mostPerSeat, seatsOfRide } = offeredAs(one);
    const isSecond = wanted
      .slice(0, index)
      .some(
        (other) =>
          other.partId === one.partId &&
          (other.addOnId === one.addOnId || (isOnceASeat(kind) && offeredAs(other).kind === kind)),
      );
    if (isSecond) return [{ path: `${at}.addOnId`, code: 'TWICE' }];
    if (one.quantity < 1 || one.quantity > mostPerSeat) return [{ path: `${at}.quantity`, code: 'RANGE' }];
    const isWhole = seatsOfRide.every((partId) => keys.includes(keyOf({ addOnId: one.addOnId, partId })));
    return kind === 'FLEX' && !isWhole ? [{ path: `${at}.partId`, code: 'WHOLE_RIDE' }] : [];
  });
}
