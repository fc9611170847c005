import type { EntityManager } from '@mikro-orm/postgresql';
import { PackageCategory } from '../package-category/package-category.entity.js';
import { finalPrice, pricePiece } from '../package-price/price-parcel.rules.js';
import { ParcelEvent } from '../parcel/parcel-event.entity.js';
import { ParcelUnit } from '../parcel/parcel-unit.entity.js';
import { Parcel } from '../parcel/parcel.entity.js';
import { Place } from '../place/place.entity.js';
import { idsBySlug } from './load-prices.js';
import { PARCELS, type ParcelFacts } from './parcels.js';
import { bandPrice, LINKS } from './prices.js';
import { storyEvents } from './story-events.js';
import { PLACES } from './zones.js';

/** An operator of the catalogue, as far as its parcels copy it. */
export interface CarrierRow {
  readonly id: string;
  readonly name: string;
  readonly countryCode: string;
  /** Office by the slug of its place. */
  readonly branches: Readonly<Record<string, string>>;
}

/** Whose the parcels are: known by name; without owners they are nobody's. */
export interface ParcelOwners {
  readonly carriers: readonly CarrierRow[];
  readonly agencyId: string | null;
}

const FIRST_CODE = 1001;
const CURRENCY = 'USD' as const;

function priceOf({ from, to, category, quantity, weightKg }: ParcelFacts) {
  const zones = [PLACES[from].zone, PLACES[to].zone];
  const band = LINKS.find(([a, b]) => (a === zones[0] && b === zones[1]) || (a === zones[1] && b === zones[0]))?.[2];
  if (band === undefined) throw new Error(`parcels are not carried from ${from} to ${to}`);
  const { price, pricePerKg, pricePerCubicMetre } = bandPrice(category, band);
  const weightGrams = Math.round(weightKg * 1000);
  const prices = { category: price, perKg: pricePerKg, perCubicMetre: pricePerCubicMetre, currency: CURRENCY };
  return { weightGrams, ...pricePiece(prices, { quantity, weightGrams }) };
}

function ownerOf({ operator, from, byAgency }: ParcelFacts, { carriers, agencyId }: ParcelOwners) {
  const carrier = carriers.find(({ name }) => name === operator);
  if (carrier === undefined) return { operatorId: null, countryCode: null, branchId: null, agencyId: null };
  const { id, countryCode, branches } = carrier;
  return { operatorId: id, countryCode, branchId: branches[from] ?? null, agencyId: byAgency ? agencyId : null };
}

/** Parcels with their pieces and stories, NAGA-1001 and following; the rules decide what their stories look like. */
export async function loadParcels(em: EntityManager, now: number, owners: ParcelOwners): Promise<void> {
  const places = idsBySlug(await em.findAll(Place));
  const categories = idsBySlug(await em.findAll(PackageCategory));
  const taken = PARCELS.map((facts, index) => {
    const price = priceOf(facts);
    const { status, events } = storyEvents(facts.story, now);
    const number = FIRST_CODE + index;
    const parcel = em.create(Parcel, {
      mode: 'live',
      code: `NAGA-${number}`,
      pickUpCode: String((number * 7919) % 10_000).padStart(4, '0'),
      status,
      fromId: places[facts.from]!,
      toId: places[facts.to]!,
      ...ownerOf(facts, owners),
      operatorName: facts.operator,
      senderMobile: `+85512${number}00`,
      receiverMobile: `+85577${number}00`,
      receiverEmail: `receiver.${number}@example.com`,
      goodsType: facts.goods,
      declaredGoodsPrice: facts.declared,
      numberOfUnits: facts.quantity,
      currency: CURRENCY,
      calculatedPrice: price.amount,
      discount: facts.discount,
      finalPrice: finalPrice(price.amount, undefined, facts.discount),
      createdAt: events[0]!.at,
    });
    return { parcel, facts, price, events };
  });
  await em.flush();
  for (const { parcel, facts, price, events } of taken) {
    const { weightGrams, basis, unit: unitPrice, amount } = price;
    em.create(ParcelUnit, {
      parcelId: parcel.id,
      categoryId: categories[facts.category]!,
      quantity: facts.quantity,
      ...{ weightGrams, basis, amount, unitPrice },
    });
    for (const { type, at, implied, place, note } of events) {
      const placeId = place === undefined ? null : places[place]!;
      em.create(ParcelEvent, { parcelId: parcel.id, type, at, implied, placeId, note: note ?? null });
    }
  }
  await em.flush();
}
