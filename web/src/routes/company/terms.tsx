import { defineMessages } from 'react-intl';
import { TextPage } from '../../features/text-page/TextPage.js';

const words = defineMessages({
  title: { id: 'web.terms.title', defaultMessage: 'Terms of use' },
  lead: { id: 'web.terms.lead', defaultMessage: 'What you and we agree on when you book here.' },
  partiesTitle: { id: 'web.terms.parties.title', defaultMessage: 'Who carries you' },
  parties: {
    id: 'web.terms.parties.text',
    defaultMessage:
      'We sell on behalf of the operator named on your ticket. The journey is a contract between you and that operator; we are responsible for the sale, the payment and the refund.',
  },
  priceTitle: { id: 'web.terms.price.title', defaultMessage: 'Price and payment' },
  price: {
    id: 'web.terms.price.text',
    defaultMessage:
      'The price you confirmed is the price charged while your seats are held. A seat that is not paid in time goes back on sale. Money that arrives too late is used for the seats if they are still free, and otherwise refunded in full.',
  },
  refundTitle: { id: 'web.terms.refund.title', defaultMessage: 'Cancellation and refund' },
  refund: {
    id: 'web.terms.refund.text',
    defaultMessage:
      'The rule printed on your ticket applies. If the operator cancels, you get everything back, fees included. Refunds go the way the money came.',
  },
  boardTitle: { id: 'web.terms.board.title', defaultMessage: 'On board' },
  board: {
    id: 'web.terms.board.text',
    defaultMessage:
      'Be at the stop at the time on the ticket, with a document that shows your name. A passenger who does not come has no claim to a refund.',
  },
  lawTitle: { id: 'web.terms.law.title', defaultMessage: 'Law' },
  law: { id: 'web.terms.law.text', defaultMessage: 'The law of the Kingdom of Cambodia applies.' },
});

export default function Terms() {
  return (
    <TextPage
      title={words.title}
      lead={words.lead}
      canonical="/terms-of-use"
      sections={[
        { title: words.partiesTitle, text: words.parties },
        { title: words.priceTitle, text: words.price },
        { title: words.refundTitle, text: words.refund },
        { title: words.boardTitle, text: words.board },
        { title: words.lawTitle, text: words.law },
      ]}
    />
  );
}
