import { defineMessages, type NoMessageValues } from 'react-intl';

/** Refusals of what is done with statements of operators and of affiliates. */
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
  AFFILIATE_STATEMENT_NOT_FOUND: {
    id: 'refusal.AFFILIATE_STATEMENT_NOT_FOUND',
    defaultMessage: 'There is no such statement among those you look after.',
  },
  AFFILIATE_STATEMENT_NOT_PAYABLE: {
    id: 'refusal.AFFILIATE_STATEMENT_NOT_PAYABLE',
    defaultMessage:
      'This statement is still open, or somebody has written its payment down already. Please look at it again.',
  },
  OWN_AFFILIATE_STATEMENT: {
    id: 'refusal.OWN_AFFILIATE_STATEMENT',
    defaultMessage: 'Nobody writes down what is paid to himself. Ask a colleague.',
  },
});
