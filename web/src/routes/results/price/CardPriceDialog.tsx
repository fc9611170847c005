import type { Party } from '@naga/booking-flow/passengers/party.js';
import type { National } from '@naga/booking-flow/seats/national.js';
import { formatMoney } from '@naga/kernel/money.js';
import { Button } from '@naga/ui/Button';
import { Dialog } from '@naga/ui/Dialog';
import { Lines } from '@naga/ui/Lines';
import { Skeleton } from '@naga/ui/Skeleton';
import { type ReactNode, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { METHOD_WORDS } from '../../../features/checkout/method-words.js';
import { priceLines } from '../../../features/checkout/price-lines.js';
import { feeText } from '../../../features/checkout/price-made/fee-text.js';
import { titleWords } from '../../../features/checkout/price-made/price-made-title.js';
import { PriceSteps } from '../../../features/checkout/price-made/PriceSteps.js';
import { PromotionsTold } from '../../../features/checkout/PromotionsTold.js';
import { moneyOf } from '../../../session/money.js';
import { useSite } from '../../../session/site.js';
import { words } from './card-price-words.js';
import classes from './CardPrice.module.css';
import { type CardPrice, findCardPrice } from './find-card-price.js';
import { seatsOfCard, stepsOfCard } from './made-of-card.js';

export interface CardPriceDialogProps {
  journeyId: string;
  party: Party;
  nationalOf: National;
  /** Some seats cost more than those of this price. */
  hasSeatTiers: boolean;
  /** '07:00 Mekong Ibis, 2 passengers' */
  about: ReactNode;
  onClose: () => void;
}

/** The price of a card, asked for as it is opened: its steps, their sum, and what may still change it. */
export function CardPriceDialog({ about, onClose, ...asked }: CardPriceDialogProps) {
  const intl = useIntl();
  const { language } = useSite();
  const { journeyId, party, nationalOf } = asked;
  const [turn, setTurn] = useState(0);
  const [heard, setHeard] = useState<{ price: CardPrice | undefined } | 'nobody'>();
  const { adults, children } = party;
  useEffect(() => {
    let isOld = false;
    findCardPrice(journeyId, { adults, children }, nationalOf, language).then(
      (price) => !isOld && setHeard({ price }),
      () => !isOld && setHeard('nobody'),
    );
    return () => {
      isOld = true;
    };
  }, [journeyId, adults, children, nationalOf, language, turn]);
  const again = () => {
    setHeard(undefined);
    setTurn(turn + 1);
  };
  return (
    <Dialog open sheet title={intl.formatMessage(titleWords.title)} onClose={onClose}>
      <p className={classes.about}>{about}</p>
      <div aria-live="polite" aria-busy={heard === undefined}>
        {heard === undefined ? (
          <Awaited />
        ) : heard === 'nobody' ? (
          <>
            <p>{intl.formatMessage(words.failed)}</p>
            <Button variant="quiet" onClick={again}>
              {intl.formatMessage(words.again)}
            </Button>
          </>
        ) : heard.price === undefined ? (
          <p>{intl.formatMessage(words.gone)}</p>
        ) : (
          <Opened price={heard.price} {...asked} />
        )}
      </div>
    </Dialog>
  );
}

function Awaited() {
  const intl = useIntl();
  return (
    <div role="status" aria-label={intl.formatMessage(words.loading)} className={classes.awaited}>
      <Skeleton />
      <Skeleton />
      <Skeleton width="60%" />
    </div>
  );
}

function Opened({
  price,
  party: { adults },
  nationalOf,
  hasSeatTiers,
}: Omit<CardPriceDialogProps, 'about' | 'onClose'> & { price: CardPrice }) {
  const intl = useIntl();
  const { language } = useSite();
  const { quote, ahead } = price;
  const inTrip = (amount: number) => moneyOf({ amount, currency: quote.currency });
  const text = (amount: number): string => formatMoney(inTrip(amount));
  const seats = seatsOfCard(price, { adults, nationalOf });
  const fees = quote.fees.map(({ name, amount }) => ({ name, money: inTrip(amount) }));
  const sums = priceLines(intl, seats, fees).map(({ money, ...line }) => ({ ...line, value: formatMoney(money) }));
  const total = {
    id: 'total',
    label: <strong>{intl.formatMessage(words.total)}</strong>,
    value: <strong>{text(quote.total)}</strong>,
  };
  const byMethod = quote.feeTerms.byMethod
    .filter(({ method }) => method !== 'AGENT_BALANCE')
    .map((fee) => ({
      method: intl.formatMessage(METHOD_WORDS[fee.method][0]),
      how:
        fee.percent === 0 && fee.fixed === 0
          ? intl.formatMessage(words.noFee)
          : (feeText(intl, fee, text) ?? intl.formatMessage(words.noFee)),
    }));
  return (
    <>
      <PriceSteps {...stepsOfCard(price, { adults, nationalOf, language })} />
      <div className={classes.sums}>
        <Lines lines={[...sums, total]} />
      </div>
      <section className={classes.later}>
        <h3>{intl.formatMessage(words.later)}</h3>
        <ul>
          {ahead !== null && (
            <li>
              <PromotionsTold found={ahead} />
            </li>
          )}
          {hasSeatTiers && <li>{intl.formatMessage(words.better)}</li>}
          <li>{intl.formatMessage(words.code)}</li>
          {byMethod.map((one) => (
            <li key={one.method}>{intl.formatMessage(words.byMethod, one)}</li>
          ))}
        </ul>
      </section>
    </>
  );
}
