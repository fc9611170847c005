import { Button } from '@naga/ui/Button';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import type { RideApart } from './journey-row.js';
import classes from './RidesApart.module.css';

export interface RidesApartProps {
  rides: readonly RideApart[];
  /** Where the seats of one of them are chosen, in the reader's language. */
  pathOf: (journeyId: string) => string;
}

/** A journey whose rides are sold in different currencies: one booking is paid in one, so each ride leads on by itself. */
export function RidesApart({ rides, pathOf }: RidesApartProps) {
  return (
    <div className={classes.rides}>
      <span>
        <FormattedMessage
          id="web.card.apart"
          defaultMessage="Sold in different currencies: book its rides one by one"
        />
      </span>
      {rides.map(({ id, time, operator }) => (
        <Button key={id} as={Link} variant="quiet" size="small" to={pathOf(id)}>
          {time} {operator}
        </Button>
      ))}
    </div>
  );
}
