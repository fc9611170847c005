import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import { Arg, Ctx, Directive, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { tariffNow } from '../demand/tariff-now.js';
import type { PricingContext } from '../tariff/pricing-services.js';
import {
  asForeign,
  asNationalOf,
  hasChildPrice,
  hasSeatTiers,
  journeyQuote,
  NO_FARE_REASONS,
  noFareReason,
  type NoFareReason,
} from './journey-fare.js';
import { fareTotals } from './fare-total.js';
import { QuoteView } from '../quote/quote.type.js';
import { JourneyFareView, JourneyView } from './journey.type.js';

const MOST_PASSENGERS = 100;

@Resolver(() => JourneyView)
export class JourneyResolver {
  @Directive('@requires(fields: "legs { id date fareKey hasPassengerTypePricing localCountryCode transportType }")')
  @FieldResolver(() => JourneyFareView, {
    nullable: true,
    description:
      'Null where it has none (noFareReason). All legs, all passengers, fees included: what will be charged. Nationality by passport, as if all passengers were of one.',
  })
  async fare(
    @Root() { legs }: JourneyView,
    @Ctx() context: PricingContext,
    @Arg('children', () => Int, { defaultValue: 0, description: '0 to 100.' }) children: number,
    @Arg('adults', () => Int, {
      defaultValue: 1,
      description: '0 to 100; with children at least 1, else BAD_USER_INPUT.',
    })
    adults: number,
    @Arg('alone', () => Boolean, {
      defaultValue: true,
      description: 'False: another journey is booked with it. promotionsAhead is then what holds whatever that is.',
    })
    isAlone: boolean,
  ): Promise<JourneyFareView | null> {
    checkPassengers({ adults, children });
    const tariff = await tariffNow(context, legs);
    const { channel, mode, language } = context.viewer;
    const asking = { channel, mode, language, now: context.clock.now(), isAlone };
    const totals = fareTotals({ tariff, rides: legs, passengers: { adults, children } }, asking);
    return (
      totals && { ...totals, hasChildPrice: hasChildPrice(tariff, legs), hasSeatTiers: hasSeatTiers(tariff, legs) }
    );
  }

  @Directive('@requires(fields: "legs { id date fareKey hasPassengerTypePricing localCountryCode }")')
  @FieldResolver(() => QuoteView, {
    nullable: true,
    description:
      "How what `fare` says came about, stage by stage: a quote of the cheapest seats of each leg. QuoteItem.ref is 'JourneyLeg.id/passenger', from 0, adults first. Null where fare is.",
  })
  async quote(
    @Root() { legs }: JourneyView,
    @Ctx() context: PricingContext,
    @Arg('children', () => Int, { defaultValue: 0, description: '0 to 100.' }) children: number,
    @Arg('adults', () => Int, { defaultValue: 1, description: 'As of fare.' }) adults: number,
    @Arg('nationalOf', () => String, {
      nullable: true,
      description: 'Whose nationals all of them are, ISO 3166-1 alpha-2; null: foreign visitors.',
    })
    nationalOf?: string | null,
  ): Promise<QuoteView | null> {
    checkPassengers({ adults, children });
    const nationalityOn = nationalOf == null ? asForeign : asNationalOf(nationalOf);
    return journeyQuote(await tariffNow(context, legs), legs, nationalityOn, { adults, children }) ?? null;
  }

  @Directive('@requires(fields: "legs { id date fareKey hasPassengerTypePricing localCountryCode }")')
  @FieldResolver(() => NO_FARE_REASONS, { nullable: true, description: 'Why it has no fare; null where it has one.' })
  noFareReason(@Root() { legs }: JourneyView, @Ctx() { services }: PricingContext): NoFareReason | null {
    return noFareReason(services.tariff.current, legs) ?? null;
  }
}

/** Refuses counts that nobody can travel with. */
function checkPassengers(counts: Readonly<Record<'adults' | 'children', number>>): void {
  for (const [path, count] of Object.entries(counts)) {
    if (count < 0) throw new InvalidInput([{ path, code: 'MIN', facts: { min: 0 } }]);
    if (count > MOST_PASSENGERS) throw new InvalidInput([{ path, code: 'MAX', facts: { max: MOST_PASSENGERS } }]);
  }
  if (counts.adults + counts.children === 0)
    throw new InvalidInput([{ path: 'adults', code: 'MIN', facts: { min: 1 } }]);
}
