import { defineMessages, type NoMessageValues } from 'react-intl';

/** Refusals of what is done with operators' statements. */
export const settlementRefusalWords = defineMessages<Record<string, NoMessageValues>>({
  SETTLEMENT_NOT_FOUND: {
    id: 'refusal.SETTLEMENT_NOT_FOUND',
    defaultMessage: 'There is no such statement among those you look after.',
  },
  SETTLEMENT_NOT_IN_STATE: {
    id: 'refusal.SETTLEMENT_NOT_IN_STATE',
    defaultMessage: 'The statement stands otherwise by now. Please look at it again.',
  },
  SECOND_PERSON_NEEDED: {
    id: 'refusal.SECOND_PERSON_NEEDED',
    defaultMessage: 'This step is for a second person: somebody else than who did the first one.',
  },
  LINE_DISPUTED_ALREADY: {
    id: 'refusal.LINE_DISPUTED_ALREADY',
    defaultMessage: 'This line has been questioned already.',
  },
});
