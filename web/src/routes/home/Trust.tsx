import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useLocalPath } from '../../session/language.js';
import classes from './home.module.css';

const titles = defineMessages({
  seat: { id: 'web.trust.seat.title', defaultMessage: 'The seat you chose' },
  price: { id: 'web.trust.price.title', defaultMessage: 'The price you saw' },
  refund: { id: 'web.trust.refund.title', defaultMessage: 'Money back, in plain numbers' },
  people: { id: 'web.trust.people.title', defaultMessage: 'People who answer' },
});
const texts = defineMessages({
  seat: {
    id: 'web.trust.seat.text',
    defaultMessage: 'Seats come from the operator’s own plan. While you fill in the form, yours are held.',
  },
  price: {
    id: 'web.trust.price.text',
    defaultMessage: 'Fees are inside from the first list. What you saw is what is charged.',
  },
  refund: {
    id: 'web.trust.refund.text',
    defaultMessage: 'Every ticket says what you get back and until when, before you pay and before you cancel.',
  },
  people: {
    id: 'web.trust.people.text',
    defaultMessage: 'Khmer and English, every day. No account needed: your reference and e-mail are enough.',
  },
});
const PROMISES = ['seat', 'price', 'refund', 'people'] as const;

/** Why one may trust this with a journey, and where to ask. */
export function Trust() {
  const intl = useIntl();
  const to = useLocalPath();
  return (
    <section className="wrap section" aria-labelledby="trust">
      <h2 id="trust">
        <FormattedMessage id="web.trust.title" defaultMessage="What you can rely on" />
      </h2>
      <ul className={classes.promises}>
        {PROMISES.map((promise) => (
          <li key={promise}>
            <h3>{intl.formatMessage(titles[promise])}</h3>
            <p>{intl.formatMessage(texts[promise])}</p>
          </li>
        ))}
      </ul>
      <p className={classes.more}>
        <Link to={to('/faq')}>
          <FormattedMessage id="web.trust.faq" defaultMessage="Questions and answers" />
        </Link>
        <Link to={to('/contact')}>
          <FormattedMessage id="web.trust.contact" defaultMessage="Talk to us" />
        </Link>
        <Link to={to('/operators')}>
          <FormattedMessage id="web.trust.operators" defaultMessage="Meet the operators" />
        </Link>
      </p>
    </section>
  );
}
