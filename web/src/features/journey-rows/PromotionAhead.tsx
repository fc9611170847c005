import { useShownText } from '@naga/ui/shown-rate.js';
import { defineMessages, useIntl } from 'react-intl';
import type { RowPromotion } from './journey-row.js';

const words = defineMessages<{ ahead: { names: string; amount: string } }>({
  ahead: { id: 'web.card.ahead', defaultMessage: '{names}: {amount} less once your seats are held' },
});

/** 'Water festival: $2,05 less once your seats are held' */
export function PromotionAhead({ found: { names, discount } }: { found: RowPromotion }) {
  const intl = useIntl();
  const shown = useShownText();
  return intl.formatMessage(words.ahead, { names: names.join(', '), amount: shown(discount) });
}
