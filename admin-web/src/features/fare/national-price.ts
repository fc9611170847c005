import { defineMessages, type IntlShape } from 'react-intl';

const words = defineMessages<{ price: { country: string } }>({
  price: {
    id: 'admin.fare.nationalPrice',
    defaultMessage:
      'national price ({country, select, KH {Cambodian} LA {Lao} TH {Thai} VN {Vietnamese} other {local}})',
  },
});

/** Whose price a seat was sold at (BookingPart.nationalPriceOf); null where it is the visitors'. */
export const nationalPriceText = (intl: IntlShape, nationalPriceOf: string | null): string | null =>
  nationalPriceOf === null ? null : intl.formatMessage(words.price, { country: nationalPriceOf });
