import { formatDate } from '@naga/app-kit/format-date.js';
import { formatMoney } from '@naga/kernel/money.js';
import { useShownText } from '@naga/ui/shown-rate.js';
import { Button } from '@naga/ui/Button';
import { Card } from '@naga/ui/Card';
import { JourneyLine } from '@naga/ui/JourneyLine';
import { OperatorBadge } from '@naga/ui/OperatorBadge';
import { Price } from '@naga/ui/Price';
import { Rating } from '@naga/ui/Rating';
import { Tag } from '@naga/ui/Tag';
import { defineMessages, FormattedMessage, useIntl, type NoMessageValues } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { isSoldOut, type JourneyRow } from '../../../features/journey-rows/journey-row.js';
import { PromotionAhead } from '../../../features/journey-rows/PromotionAhead.js';
import { RidesApart } from '../../../features/journey-rows/RidesApart.js';
import type { RefundStep } from '../../../features/journey-rows/refund-step.js';
import { type National, priceFor } from '@naga/booking-flow/seats/national.js';
import { useLocalPath } from '../../../session/language.js';
import { sizeOf } from '@naga/booking-flow/passengers/party.js';
import { useSite } from '../../../session/site.js';
import { JourneyPriceLink } from '../../../features/checkout/journey-price/JourneyPriceLink.js';
import { checkoutPath, chosen, chosenOnward, keptSeen } from './checkout-path.js';
import classes from './JourneyCard.module.css';
import type { Results } from '../load-results.js';
import { totalForText } from '../../../features/journey-rows/party-words.js';
import { withQuery } from '../shown-query.js';

const words = defineMessages<{
  left: { count: number };
  soldOut: NoMessageValues;
  back: { percent: number; when: string };
  backLess: { percent: number; fee: string; when: string };
  best: NoMessageValues;
  noPrice: NoMessageValues;
  asAdults: NoMessageValues;
  cheapest: NoMessageValues;
}>({
  left: { id: 'web.card.left', defaultMessage: '{count, plural, one {# seat left} other {# seats left}}' },
  soldOut: { id: 'web.card.soldOut', defaultMessage: 'Sold out' },
  back: { id: 'web.card.back', defaultMessage: '{percent} % back until {when}' },
  backLess: { id: 'web.card.backLess', defaultMessage: '{percent} % less {fee} back until {when}' },
  best: { id: 'web.card.best', defaultMessage: 'Best price' },
  noPrice: { id: 'web.card.noPrice', defaultMessage: 'No price yet' },
  asAdults: { id: 'web.card.childrenAsAdults', defaultMessage: 'Children pay as adults' },
  cheapest: { id: 'web.card.cheapestSeats', defaultMessage: 'On the cheapest seats' },
});

const FEW_SEATS = 5;
const AMENITIES_SHOWN = 4;

export interface JourneyCardProps {
  row: JourneyRow;
  best: boolean;
  nationalOf: National;
  results: Results;
}

/** One journey: when and where, who drives, what is on board, what it costs for all, and the one step on. */
export function JourneyCard({ row, best, nationalOf, results }: JourneyCardProps) {
  const intl = useIntl();
  const to = useLocalPath();
  const shown = useShownText();
  const [query] = useSearchParams();
  const { search, leg, onward } = results;
  const fare = row.fare && priceFor(row.fare, nationalOf);
  const currency = fare?.total.currency ?? 'USD';
  const refund = row.refunds.find(({ fee }) => fee.currency === currency);
  const soldOut = isSoldOut(row, sizeOf(search));
  const childrenAsAdults = search.children > 0 && row.fare?.hasChildPrice === false;
  const goesOn = leg === 'onward' && search.returnDate !== undefined;
  const next = goesOn
    ? withQuery(query, {
        onward: row.id,
        was: keptSeen(row, nationalOf),
        time: undefined,
        board: undefined,
        drop: undefined,
      })
    : to(
        checkoutPath(
          onward === undefined
            ? [chosen(row, nationalOf)]
            : [chosenOnward(onward, nationalOf, query.get('was')), chosen(row, nationalOf)],
          search,
          nationalOf,
        ),
      );
  const { time } = row.departure;
  const operator = row.operators.map(({ name }) => name).join(', ');
  const left =
    row.seatsLeft === undefined
      ? undefined
      : soldOut
        ? intl.formatMessage(words.soldOut)
        : intl.formatMessage(words.left, { count: row.seatsLeft });
  return (
    <Card as="li" best={best} className={classes.card}>
      <div>
        <JourneyLine
          departure={{ time: row.departure.time, place: row.departure.stop }}
          arrival={{ time: row.arrival.time, place: row.arrival.stop, dayOffset: row.dayOffset }}
          minutes={row.minutes}
          changes={row.changes}
        />
        <div className={classes.tags}>
          {row.operators.map(({ id, slug, name, logoUrl }) => (
            <Link key={id} className={classes.operator} to={to(`/operators/${slug}`)}>
              <OperatorBadge name={name} logoUrl={logoUrl} />
            </Link>
          ))}
          {row.rating !== undefined && (
            <Rating value={row.rating} {...(row.reviewCount !== undefined && { count: row.reviewCount })} />
          )}
          <span>
            {row.picture && (
              <Link to={to(`/operators/${row.operators[0]!.slug}#fleet`)}>
                <img className={classes.thumb} src={row.picture} alt={row.vehicles[0]} loading="lazy" />
              </Link>
            )}
            {row.vehicles.join(', ')}
          </span>
          {fare?.promotionsAhead && !soldOut && (
            <Tag tone="good">
              <PromotionAhead found={fare.promotionsAhead} />
            </Tag>
          )}
          {refund !== undefined && <RefundTag step={refund} />}
          {best && <Tag tone="good">{intl.formatMessage(words.best)}</Tag>}
          {left !== undefined && (soldOut || row.seatsLeft! <= FEW_SEATS) && <Tag tone="warn">{left}</Tag>}
          {row.tripInfos.map(({ code, name }) => (
            <Tag key={code}>{name}</Tag>
          ))}
          {row.amenities.length > 0 && <Amenities names={row.amenities.map(({ name }) => name)} />}
        </div>
      </div>
      <div className={classes.price}>
        {row.apart.length > 0 ? (
          <RidesApart
            rides={row.apart}
            pathOf={(id) => to(checkoutPath([{ id, seen: undefined }], search, nationalOf))}
          />
        ) : fare === undefined ? (
          <span className={classes.left}>{intl.formatMessage(words.noPrice)}</span>
        ) : (
          <Price
            money={fare.total}
            before={fare.original}
            size="large"
            align="end"
            whom={
              <>
                {totalForText(intl, search)}
                {row.fare!.hasSeatTiers && <span className={classes.note}>{intl.formatMessage(words.cheapest)}</span>}
                {childrenAsAdults && <span className={classes.note}>{intl.formatMessage(words.asAdults)}</span>}
              </>
            }
          />
        )}
        {left !== undefined && <span className={classes.left}>{left}</span>}
        {fare !== undefined && (
          <JourneyPriceLink
            journeyId={row.id}
            party={search}
            nationalOf={nationalOf}
            hasSeatTiers={row.fare!.hasSeatTiers}
            to={to(checkoutPath([chosen(row, nationalOf)], search, nationalOf))}
            {...{ time, operator }}
            total={shown(fare.total)}
            whom={totalForText(intl, search)}
          />
        )}
        {!soldOut && fare !== undefined && (
          <Button
            as={Link}
            to={next}
            className={classes.next}
            aria-label={intl.formatMessage(goesOn ? actions.onwardAt : actions.seatsAt, {
              ...{ time, operator },
              total: shown(fare.total),
            })}
          >
            {goesOn ? (
              <FormattedMessage id="web.card.chooseOnward" defaultMessage="Choose onward" />
            ) : (
              <FormattedMessage id="web.card.chooseSeats" defaultMessage="Choose seats" />
            )}
          </Button>
        )}
      </div>
    </Card>
  );
}

/** What one gets back until when: the plain rule, never "free" where a dollar is kept. */
function RefundTag({ step }: { step: RefundStep }) {
  const intl = useIntl();
  const { language } = useSite();
  const { percent, fee, date, time } = step;
  const when = `${formatDate(date, language)} ${time}`;
  return (
    <Tag tone="good">
      {fee.amount > 0
        ? intl.formatMessage(words.backLess, { percent, fee: formatMoney(fee), when })
        : intl.formatMessage(words.back, { percent, when })}
    </Tag>
  );
}

/** The first four in words; all of them for whoever asks. */
function Amenities({ names }: { names: readonly string[] }) {
  const more = names.length - AMENITIES_SHOWN;
  return (
    <span title={names.join(' · ')}>
      {names.slice(0, AMENITIES_SHOWN).join(' · ')}
      {more > 0 && ` +${more}`}
    </span>
  );
}

/** The visible words first, then what tells one button from its neighbours. */
const actions = defineMessages<{
  onwardAt: { time: string; operator: string; total: string };
  seatsAt: { time: string; operator: string; total: string };
}>({
  onwardAt: { id: 'web.card.chooseOnwardAt', defaultMessage: 'Choose onward: {time}, {operator}, {total}' },
  seatsAt: { id: 'web.card.chooseSeatsAt', defaultMessage: 'Choose seats: {time}, {operator}, {total}' },
});
