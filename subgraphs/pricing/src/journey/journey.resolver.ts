import { money } from '@naga/kernel/money.js';
import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import { Arg, Ctx, Directive, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { tariffNow } from '../demand/tariff-now.js';
import type { Tariff } from '../tariff/tariff.js';
import type { PricingContext } from '../tariff/pricing-services.js';
import {
  asForeign,
  asLocal,
  asNationalOf,
  hasChildPrice,
  hasSeatTiers,
  journeyPrice,
  journeyQuote,
  type JourneyPrice,
  NO_FARE_REASONS,
  noFareReason,
  type NoFareReason,
} from './journey-fare.js';
import { QuoteView } from '../quote/quote.type.js';
import { type FareTotalView, JourneyFareView, JourneyView } from './journey.type.js';

const MOST_PASSENGERS = 100;

@Resolver(() => JourneyView)
export class JourneyResolver {
  @Directive('@requires(fields: "legs { id date fareKey hasPassengerTypePricing localCountryCode }")')
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
  ): Promise<JourneyFareView | null> {
    checkPassengers({ adults, children });
    const tariff = await tariffNow(context, legs);
    const totalOf = toTotals(tariff, context.clock.now());
    const priceOf = (nationality: Parameters<typeof journeyPrice>[2]) =>
      journeyPrice(tariff, legs, nationality, { adults, children });
    const local = priceOf(asLocal);
    const foreign = priceOf(asForeign);
    if (!local || !foreign) return null;
    const countries = [...new Set(legs.map(({ localCountryCode }) => localCountryCode))];
    const nationals = countries.map((countryCode) => {
      const own = countries.length === 1 ? local : priceOf(asNationalOf(countryCode));
      return { countryCode, fare: totalOf(own ?? foreign) };
    });
    const about = { hasChildPrice: hasChildPrice(tariff, legs), hasSeatTiers: hasSeatTiers(tariff, legs) };
    return { local: totalOf(local), foreign: totalOf(foreign), nationals, ...about };
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

/** Prices as they are answered, compared by the rates of an instant. */
const toTotals =
  ({ rates }: Tariff, at: number) =>
  ({ currency, seats, fee, total, original }: JourneyPrice): FareTotalView => {
    const of = (amount: number) => money(amount, currency);
    return {
      ...{ seats: of(seats), fee: of(fee), total: of(total), inCents: rates.inCents(of(total), at) ?? null },
      original: original === undefined ? null : of(original),
    };
  };
