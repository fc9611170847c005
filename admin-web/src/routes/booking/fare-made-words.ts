import { defineMessages, type NoMessageValues } from 'react-intl';

/** What stands under the steps of a fare. */
export const fareMadeWords = defineMessages<{
  shown: NoMessageValues;
  rateOf: { rate: string; day: string };
  commission: NoMessageValues;
  agency: NoMessageValues;
  givenBack: NoMessageValues;
  unpaid: NoMessageValues;
  rejected: NoMessageValues;
  share: { percent: string; amount: string };
  shareLess: { percent: string; amount: string; fee: string };
  level: { name: string; version: number };
}>({
  shown: { id: 'admin.fare-made.shown', defaultMessage: 'Shown to the traveller as' },
  rateOf: { id: 'admin.fare-made.rate-of', defaultMessage: '{rate}, of {day}' },
  commission: { id: 'admin.fare-made.commission', defaultMessage: 'Platform’s commission' },
  agency: { id: 'admin.fare-made.agency', defaultMessage: 'Of it the selling agency’s' },
  givenBack: { id: 'admin.fare-made.given-back', defaultMessage: 'Given back' },
  unpaid: { id: 'admin.fare-made.unpaid', defaultMessage: 'Of it not paid before' },
  rejected: { id: 'admin.fare-made.rejected', defaultMessage: 'all of it: refused by the operator' },
  share: { id: 'admin.fare-made.share', defaultMessage: '{percent} of {amount}' },
  shareLess: { id: 'admin.fare-made.share-less', defaultMessage: '{percent} of {amount}, less {fee}' },
  level: { id: 'admin.fare-made.level', defaultMessage: 'level {name}, version {version}' },
});
