import { DefinitionList } from '@naga/ui/DefinitionList';
import { FormSection } from '@naga/ui/FormSection';
import { Notice } from '@naga/ui/Notice';
import { FormattedMessage } from 'react-intl';
import { asMoney } from '../../../session/as-money.js';
import type { BookingToCancelQuery } from './cancel.generated.js';
import { backAlready, staysAfter } from './cancel-sums.js';
import { words } from './words.js';

export interface MoneyAfterProps {
  booking: NonNullable<BookingToCancelQuery['booking']>;
  /** What goes back now, in minor units; undefined while it is not known. */
  back: number | undefined;
  /** What one person may give back, where more than that waits for a second one. */
  alone: { amount: number; currency: string } | undefined;
}

/** What was paid, what goes back, what stays, and whether a second person has to agree. */
export function MoneyAfter({ booking, back, alone }: MoneyAfterProps) {
  const { currency } = booking.total;
  const money = (value: number | undefined) => (value === undefined ? '–' : asMoney({ amount: value, currency }));
  return (
    <FormSection title={<FormattedMessage {...words.money} />}>
      <DefinitionList
        items={[
          { id: 'paid', term: <FormattedMessage {...words.paid} />, value: asMoney(booking.paid) },
          {
            id: 'before',
            term: <FormattedMessage {...words.alreadyBack} />,
            value: money(backAlready(booking)),
          },
          { id: 'back', term: <FormattedMessage {...words.goesBack} />, value: <strong>{money(back)}</strong> },
          {
            id: 'stays',
            term: <FormattedMessage {...words.stays} />,
            value: money(back === undefined ? undefined : staysAfter(booking, back)),
          },
        ]}
      />
      {alone !== undefined && (
        <Notice tone="warn">
          {alone.amount === 0 ? (
            <FormattedMessage {...words.alwaysWaits} />
          ) : (
            <FormattedMessage {...words.waits} values={{ alone: asMoney(alone) }} />
          )}
        </Notice>
      )}
    </FormSection>
  );
}
