import type { Money } from '@naga/kernel/money.js';
import { useShownText } from '@naga/ui/shown-rate.js';
import { VisuallyHidden } from '@naga/ui/VisuallyHidden';
import { useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';

const words = defineMessages<{ now: { total: string } }>({
  now: { id: 'checkout.summary.now', defaultMessage: 'The total is {total} now.' },
});

/** Says each new total to who does not see it: an add-on, a code, points, a donation and the way to pay change it. */
export function SpokenTotal({ total }: { total: Money }) {
  const intl = useIntl();
  const shown = useShownText()(total);
  const [before, setBefore] = useState(shown);
  const [isNew, setNew] = useState(false);
  if (shown !== before) {
    setBefore(shown);
    setNew(true);
  }
  return <VisuallyHidden role="status">{isNew && intl.formatMessage(words.now, { total: shown })}</VisuallyHidden>;
}
