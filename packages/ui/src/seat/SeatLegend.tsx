import type { Money } from '@naga/kernel/money.js';
import clsx from 'clsx';
import { defineMessages, useIntl } from 'react-intl';
import { useMoneyText } from '../journey/money-text.js';
import { type SeatLook, type SeatType, typeName } from './seat.js';
import boxes from './SeatBox.module.css';
import { SeatGlyph } from './SeatGlyph.js';
import classes from './SeatLegend.module.css';
import { looks as words } from './seat-words.js';
import { SeatTypeIcon } from './SeatTypeIcon.js';

const own = defineMessages({ legend: { id: 'ui.seat.legend', defaultMessage: 'What the seats mean' } });

export interface SeatLegendProps {
  /** Looks to explain, in this order. */
  looks?: readonly SeatLook[];
  /** Prices from the cheapest, when they differ. */
  tiers?: readonly Money[];
  /** They are what seats cost more than the cheapest. */
  areMore?: boolean;
  /** What one sits in; where there are several, seats show their abbreviation. */
  types?: readonly SeatType[];
}

/** What each look of a seat means. */
export function SeatLegend({
  looks = ['available', 'selected', 'unavailable', 'blocked'],
  tiers = [],
  areMore = false,
  types = [],
}: SeatLegendProps) {
  const intl = useIntl();
  const moneyText = useMoneyText();
  return (
    <ul className={classes.legend} aria-label={intl.formatMessage(own.legend)}>
      {looks.map((look) => (
        <li className={classes.entry} key={look}>
          <span className={clsx(boxes.seat, boxes.sample, boxes[look])} aria-hidden="true">
            <SeatGlyph look={look} />
          </span>
          {intl.formatMessage(words[look])}
        </li>
      ))}
      {types.map((type) => (
        <li className={classes.entry} key={type.id}>
          <SeatTypeIcon icon={type.icon} />
          {types.length > 1 && (
            <span className={classes.short} aria-hidden="true">
              {type.abbreviation}
            </span>
          )}
          {typeName(type)}
        </li>
      ))}
      {tiers.map((price, index) => (
        <li className={classes.entry} key={price.amount}>
          <span className={classes.dots} aria-hidden="true">
            {'●'.repeat(index + 1)}
          </span>
          {areMore ? `+${moneyText(price)}` : moneyText(price)}
        </li>
      ))}
    </ul>
  );
}
