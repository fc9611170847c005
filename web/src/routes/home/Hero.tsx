import { FormattedMessage } from 'react-intl';
import classes from './home.module.css';

/** What this is, in one sentence, beside the river that every journey follows. */
export function Hero() {
  return (
    <div className={classes.hero}>
      <svg className={classes.river} viewBox="0 0 760 220" fill="none" aria-hidden="true">
        <path
          d="M-20 190C60 190 90 76 190 76s150 70 240 70S580 20 790 -30"
          stroke="#17897f"
          strokeOpacity=".35"
          strokeWidth="46"
        />
        <path
          d="M-20 190C60 190 90 76 190 76s150 70 240 70S580 20 790 -30"
          stroke="#7fd0c5"
          strokeWidth="3"
          strokeDasharray="2 11"
          strokeLinecap="round"
        />
        <circle cx="190" cy="76" r="9" fill="var(--head)" stroke="var(--change)" strokeWidth="4" />
        <circle cx="430" cy="146" r="9" fill="var(--head)" stroke="#fff" strokeWidth="4" />
        <circle cx="612" cy="52" r="9" fill="var(--change)" />
      </svg>
      <div className={`wrap ${classes.words}`}>
        <h1>
          <FormattedMessage id="web.home.heading" defaultMessage="Cross Cambodia and Laos without guessing." />
        </h1>
        <p>
          <FormattedMessage
            id="web.home.text"
            defaultMessage="Buses, taxis and ferries from every operator, with the seat you chose and the price you saw."
          />
        </p>
      </div>
    </div>
  );
}
