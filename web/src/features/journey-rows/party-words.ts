import { defineMessages, type IntlShape } from 'react-intl';
import { type Party, sizeOf } from '@naga/booking-flow/passengers/party.js';

const words = defineMessages<{
  passengers: { count: number };
  family: { adults: number; children: number };
  total: { count: number };
  familyTotal: { adults: number; children: number };
}>({
  passengers: {
    id: 'web.results.passengers',
    defaultMessage: '{count, plural, one {# passenger} other {# passengers}}',
  },
  family: {
    id: 'web.results.family',
    defaultMessage:
      '{adults, plural, one {# adult} other {# adults}}, {children, plural, one {# child} other {# children}}',
  },
  total: {
    id: 'web.card.whom',
    defaultMessage: '{count, plural, one {# passenger · total} other {# passengers · total}}',
  },
  familyTotal: {
    id: 'web.card.whomFamily',
    defaultMessage:
      '{adults, plural, one {# adult} other {# adults}}, {children, plural, one {# child} other {# children}} · total',
  },
});

/** '2 passengers'; with children '2 adults, 1 child'. */
export const partyText = (intl: IntlShape, party: Party): string =>
  party.children === 0
    ? intl.formatMessage(words.passengers, { count: sizeOf(party) })
    : intl.formatMessage(words.family, { adults: party.adults, children: party.children });

/** Whom a price is for: all of them. */
export const totalForText = (intl: IntlShape, party: Party): string =>
  party.children === 0
    ? intl.formatMessage(words.total, { count: sizeOf(party) })
    : intl.formatMessage(words.familyTotal, { adults: party.adults, children: party.children });
