import { useShownText } from '@naga/ui/shown-rate.js';
import { defineMessages, useIntl } from 'react-intl';
import { moneyOf } from '../../session/money.js';
import { useSite } from '../../session/site.js';
import { nameIn } from './booking-rides.js';

const words = defineMessages<{ ahead: { names: string; amount: string; total: string } }>({
  ahead: {
    id: 'checkout.seats.ahead',
    defaultMessage: 'Promotion: {names}. Once your seats are held you pay {total}, {amount} less.',
  },
});

type Amount = Parameters<typeof moneyOf>[0];

/** What promotions will take off once seats are held, and what is left to pay then. */
export interface PromotionsExpected {
  readonly promotions: readonly { readonly titles: Parameters<typeof nameIn>[0] }[];
  readonly discount: Amount;
  readonly total: Amount;
}

/** 'Promotion: Water festival. Once your seats are held you pay $22,20, $2,40 less.' */
export function PromotionsTold({ found: { promotions, discount, total } }: { found: PromotionsExpected }) {
  const intl = useIntl();
  const shown = useShownText();
  const { language } = useSite();
  const text = (amount: Amount): string => shown(moneyOf(amount));
  const names = promotions.map(({ titles }) => nameIn(titles, language)).join(', ');
  return intl.formatMessage(words.ahead, { names, amount: text(discount), total: text(total) });
}
