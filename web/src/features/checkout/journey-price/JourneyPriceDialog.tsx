import type { Party } from '@naga/booking-flow/passengers/party.js';
import type { National } from '@naga/booking-flow/seats/national.js';
import { formatMoney } from '@naga/kernel/money.js';
import { LanguageProvider } from '@naga/app-kit/LanguageProvider';
import { Button } from '@naga/ui/Button';
import { Dialog } from '@naga/ui/Dialog';
import { Lines } from '@naga/ui/Lines';
import { Skeleton } from '@naga/ui/Skeleton';
import { type ReactNode, use, useEffect, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { METHOD_WORDS } from '../method-words.js';
import { priceLines } from '../price-lines.js';
import { feeText } from '../price-made/fee-text.js';
import { titleWords } from '../price-made/price-made-title.js';
import { PriceSteps } from '../price-made/PriceSteps.js';
import { PromotionsTold } from '../PromotionsTold.js';
import { AllWordsContext } from '../../../session/all-words.js';
import { moneyOf } from '../../../session/money.js';
import { useSite } from '../../../session/site.js';
import { words } from './journey-price-words.js';
import classes from './JourneyPrice.module.css';
import { type JourneyPrice, findJourneyPrice } from './find-journey-price.js';
import { seatsOfJourney, stepsOfJourney } from './made-of-journey.js';

export interface JourneyPriceDialogProps {
  journeyId: string;
  party: Party;
  nationalOf: National;
  /** Some seats cost more than those of this price. */
  hasSeatTiers: boolean;
  /** '07:00 Mekong Ibis · 2 passengers · total' */
  about: ReactNode;
  open: boolean;
  onClose: () => void;
}

type Asked = Omit<JourneyPriceDialogProps, 'about' | 'open' | 'onClose'>;

/** The price of a journey: asked for each time it is opened, for it may have changed since. */
export function JourneyPriceDialog({ about, open, onClose, ...asked }: JourneyPriceDialogProps) {
  const intl = useIntl();
  return (
    <Dialog open={open} sheet title={intl.formatMessage(titleWords.title)} onClose={onClose}>
      {open && (
        <>
          <p className={classes.about}>{about}</p>
          <Asking {...asked} />
        </>
      )}
    </Dialog>
  );
}

/** Its steps, their sum, and what may still change it, once they are heard with the words for them. */
function Asking(asked: Asked) {
  const intl = useIntl();
  const { language } = useSite();
  const allWords = use(AllWordsContext);
  const {
    journeyId,
    party: { adults, children },
    nationalOf,
  } = asked;
  const [turn, setTurn] = useState(0);
  const [heard, setHeard] = useState<
    { price: JourneyPrice | undefined; messages: Record<string, string> } | 'nobody'
  >();
  useEffect(() => {
    let isOld = false;
    Promise.all([findJourneyPrice(journeyId, { adults, children }, nationalOf, language), allWords(language)]).then(
      ([price, messages]) => !isOld && setHeard({ price, messages }),
      () => !isOld && setHeard('nobody'),
    );
    return () => {
      isOld = true;
    };
  }, [journeyId, adults, children, nationalOf, language, allWords, turn]);
  const again = () => {
    setHeard(undefined);
    setTurn(turn + 1);
  };
  return (
    <div aria-live="polite" aria-busy={heard === undefined}>
      {heard === undefined ? (
        <Awaited />
      ) : heard === 'nobody' ? (
        <>
          <p>{intl.formatMessage(titleWords.failed)}</p>
          <Button variant="quiet" onClick={again}>
            {intl.formatMessage(titleWords.again)}
          </Button>
        </>
      ) : (
        <LanguageProvider language={language} messages={heard.messages}>
          {heard.price === undefined ? <Gone /> : <Opened price={heard.price} {...asked} />}
        </LanguageProvider>
      )}
    </div>
  );
}

const Gone = () => <p>{useIntl().formatMessage(words.gone)}</p>;

function Awaited() {
  const intl = useIntl();
  return (
    <div role="status" aria-label={intl.formatMessage(titleWords.loading)} className={classes.awaited}>
      <Skeleton />
      <Skeleton />
      <Skeleton width="60%" />
    </div>
  );
}

function Opened({ price, party: { adults }, nationalOf, hasSeatTiers }: Asked & { price: JourneyPrice }) {
  const intl = useIntl();
  const { language } = useSite();
  const id = useId();
  const { quote, ahead } = price;
  const inTrip = (amount: number) => moneyOf({ amount, currency: quote.currency });
  const text = (amount: number): string => formatMoney(inTrip(amount));
  const seats = seatsOfJourney(price, { adults, nationalOf });
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
      <PriceSteps {...stepsOfJourney(price, { adults, nationalOf, language })} />
      <div className={classes.sums}>
        <Lines lines={[...sums, total]} />
      </div>
      <section className={classes.later} aria-labelledby={id}>
        <h3 id={id}>{intl.formatMessage(words.later)}</h3>
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
