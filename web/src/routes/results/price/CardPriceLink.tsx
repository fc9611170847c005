import type { Party } from '@naga/booking-flow/passengers/party.js';
import type { National } from '@naga/booking-flow/seats/national.js';
import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { titleWords } from '../../../features/checkout/price-made/price-made-title.js';
import classes from './CardPrice.module.css';

const CardPriceDialog = lazy(async () => ({ default: (await import('./CardPriceDialog.js')).CardPriceDialog }));

const words = defineMessages<{ at: { title: string; time: string; operator: string; total: string } }>({
  at: { id: 'web.card.priceAt', defaultMessage: '{title}: {time}, {operator}, {total}' },
});

export interface CardPriceLinkProps {
  journeyId: string;
  party: Party;
  nationalOf: National;
  hasSeatTiers: boolean;
  /** The page of its seats, which says the same without script. */
  to: string;
  time: string;
  operator: string;
  /** As the card shows it. */
  total: string;
  /** '2 passengers · total' */
  whom: string;
}

const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;

/** Opens what a card's price is made of; nothing of it is loaded before. */
export function CardPriceLink({ to, time, operator, total, whom, ...asked }: CardPriceLinkProps) {
  const intl = useIntl();
  const [isOpen, setIsOpen] = useState(false);
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
      {isOpen && (
        <Suspense fallback={null}>
          <CardPriceDialog {...asked} about={`${time} ${operator} · ${whom}`} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
