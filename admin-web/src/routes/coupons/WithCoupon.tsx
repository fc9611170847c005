import type { ReactNode } from 'react';
import { Loaded } from '../../features/record/Loaded.js';
import { type Coupon_RowFragment, useCouponQuery } from './coupons.generated.js';
import { words } from './words.js';

export interface WithCouponProps {
  id: string;
  children: (coupon: Coupon_RowFragment, reload: () => Promise<unknown>) => ReactNode;
}

/** A page about one coupon, as it is saved now. */
export function WithCoupon({ id, children }: WithCouponProps) {
  const result = useCouponQuery({ variables: { id }, fetchPolicy: 'network-only' });
  return (
    <Loaded result={result} pick={(data) => data.coupon} words={words}>
      {children}
    </Loaded>
  );
}
