import type { Party } from '@naga/booking-flow/passengers/party.js';
import type { National } from '@naga/booking-flow/seats/national.js';
import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { titleWords } from '../price-made/price-made-title.js';
import classes from './JourneyPrice.module.css';

const JourneyPriceDialog = lazy(async () => ({
  default: (await import('./JourneyPriceDialog.js')).JourneyPriceDialog,
}));

const words = defineMessages<{ at: { title: string; time: string; operator: string; total: string } }>({
  at: { id: 'web.card.priceAt', defaultMessage: '{title}: {time}, {operator}, {total}' },
});

export interface JourneyPriceLinkProps {
  journeyId: string;
  party: Party;
  nationalOf: National;
  hasSeatTiers: boolean;
  /** The page of its seats, which says the same without script. */
  to: string;
  time: string;
  operator: string;
  /** As it is shown. */
  total: string;
  /** '2 passengers · total' */
  whom: string;
}

const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;

/** Opens what the price of a journey is made of; nothing of it is loaded before. */
export function JourneyPriceLink({ to, time, operator, total, whom, ...asked }: JourneyPriceLinkProps) {
  const intl = useIntl();
  const [isOpen, setIsOpen] = useState<boolean>();
  const title = intl.formatMessage(titleWords.title);
  const open = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    setIsOpen(true);
  };
  return (
    <>
      <Link
        to={to}
        rel="nofollow"
        className={classes.open}
        aria-haspopup="dialog"
        aria-label={intl.formatMessage(words.at, { title, time, operator, total })}
        onClick={open}
      >
        {title}
      </Link>
      {isOpen !== undefined && (
        <Suspense fallback={null}>
          <JourneyPriceDialog
            {...asked}
            open={isOpen}
            about={`${time} ${operator} · ${whom}`}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
