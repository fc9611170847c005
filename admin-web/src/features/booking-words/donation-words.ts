import { defineMessages, type NoMessageValues } from 'react-intl';

/** What a donation is for. */
export const donationWords = defineMessages<Record<'GENERAL' | 'EDUCATION' | 'HEALTH' | 'NATURE', NoMessageValues>>({
  GENERAL: { id: 'admin.pay-link.causeGENERAL', defaultMessage: 'Where it is needed most' },
  EDUCATION: { id: 'admin.pay-link.causeEDUCATION', defaultMessage: 'Schools and books' },
  HEALTH: { id: 'admin.pay-link.causeHEALTH', defaultMessage: 'Clinics and medicine' },
  NATURE: { id: 'admin.pay-link.causeNATURE', defaultMessage: 'Forests and rivers' },
});
