import { defineMessages } from 'react-intl';

/** What columns of experiences are called. */
export const experienceFields = defineMessages({
  autoDiscount: { id: 'admin.field.autoDiscount', defaultMessage: 'Automatic discount in percent' },
  cityId: { id: 'admin.field.cityId', defaultMessage: 'City' },
  descriptions: { id: 'admin.field.descriptions', defaultMessage: 'Descriptions' },
  durationMinutes: { id: 'admin.field.durationMinutes', defaultMessage: 'Duration in minutes' },
  imageHue: { id: 'admin.field.imageHue', defaultMessage: 'Colour of the picture' },
  includes: { id: 'admin.field.includes', defaultMessage: 'Included' },
  maxGuests: { id: 'admin.field.maxGuests', defaultMessage: 'Most guests' },
  meetingPoints: { id: 'admin.field.meetingPoints', defaultMessage: 'Meeting points' },
  nights: { id: 'admin.field.nights', defaultMessage: 'Nights' },
  priceAdult: { id: 'admin.field.priceAdult', defaultMessage: 'Price for adults' },
  priceChild: { id: 'admin.field.priceChild', defaultMessage: 'Price for children' },
  priceInfant: { id: 'admin.field.priceInfant', defaultMessage: 'Price for infants' },
  priceSenior: { id: 'admin.field.priceSenior', defaultMessage: 'Price for seniors' },
  public: { id: 'admin.field.public', defaultMessage: 'Shown to everybody' },
  sku: { id: 'admin.field.sku', defaultMessage: 'Article number' },
  summaries: { id: 'admin.field.summaries', defaultMessage: 'Summaries' },
  terms: { id: 'admin.field.terms', defaultMessage: 'Terms' },
  titles: { id: 'admin.field.titles', defaultMessage: 'Titles' },
});
