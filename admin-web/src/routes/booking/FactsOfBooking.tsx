import { Card } from '@naga/ui/Card';
import { DefinitionList } from '@naga/ui/DefinitionList';
import { Fragment } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { factAmounts, factTexts } from '../../features/booking-words/facts-of-booking.js';
import type { Facts_OfBookingFragment } from '../../features/booking-words/facts.generated.js';
import { asMoney } from '../../session/as-money.js';
import { words } from './words.js';

/** Each on one line, whatever hyphens it has. */
function Codes({ codes }: { codes: readonly string[] }) {
  if (codes.length === 0) return '–';
  return codes.map((code, at) => (
    <Fragment key={code}>
      {at > 0 && ' '}
      <span className="whole">{at < codes.length - 1 ? `${code},` : code}</span>
    </Fragment>
  ));
}

/** How a booking was sold, and its sums: the fields of the list, in one place. */
export function FactsOfBooking({ facts }: { facts: Facts_OfBookingFragment }) {
  const intl = useIntl();
  return (
    <section className="back-office__stack">
      <h2>
        <FormattedMessage {...words.facts} />
      </h2>
      <Card kind="panel">
        <DefinitionList
          items={[
            ...factTexts(intl).map(({ key, title, text }) => ({
              id: key,
              term: title,
              value: key === 'ticketCodes' ? <Codes codes={facts.ticketCodes} /> : text(facts) || '–',
            })),
            ...factAmounts(intl).flatMap(({ key, title, amount }) => {
              const of = amount(facts);
              return of === null ? [] : [{ id: key, term: title, value: asMoney(of) }];
            }),
          ]}
        />
      </Card>
    </section>
  );
}
