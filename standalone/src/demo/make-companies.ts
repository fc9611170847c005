import { LANGUAGES, type LocalizedText } from '@naga/kernel/language.js';
import type { OperatorBranchRow, OperatorRow } from '@naga/catalogue/market/operator-rows.js';
import { CANCELLATION_POLICY } from './tables/market-texts.js';
import type { Company } from './operators.js';
import { placeOf } from './places.js';
import { stopOf } from './stops.js';

const siteOf = (slug: string): string => `${slug}.example`;

const inAllLanguages = (name: string): LocalizedText =>
  Object.fromEntries(LANGUAGES.map((language) => [language, name])) as unknown as LocalizedText;

/** An operator with its own facts. */
export function operatorRow({ id, spec }: Company): OperatorRow {
  const { slug, name, flags, country, phone, branches } = spec;
  const home = placeOf(branches[0]!);
  return {
    id,
    slug,
    // A brand is written alike in all languages.
    names: inAllLanguages(name),
    countryCode: country,
    logo: null,
    appBackground: null,
    appTagLine: spec.tagLine,
    featured: flags.has('featured'),
    receiveTicketCopy: flags.has('copy'),
    allowLocalOnly: flags.has('locals'),
    offline: flags.has('offline'),
    manualTicketCodeAssignment: flags.has('manual'),
    confirmsByHand: flags.has('hand'),
    language: LANGUAGES.find((language) => flags.has(language)) ?? 'en',
    requiredPassengerFields: flags.has('documents') ? ['DOCUMENT', 'BIRTH_DATE'] : [],
    ticketPhone: phone,
    ticketEmail: `tickets@${siteOf(slug)}`,
    website: `https://${siteOf(slug)}`,
    about: spec.about,
    city: home.names.en,
    email: `office@${siteOf(slug)}`,
    phone,
    latitude: home.latitude,
    longitude: home.longitude,
    cancellationPolicy: CANCELLATION_POLICY,
    ownOperatorId: null,
    otherOperatorId: null,
    rating: null,
    reviewCount: 0,
  };
}

/** One office in each of an operator's places, at the stop it uses there. */
export function branchRows(companies: readonly Company[]): OperatorBranchRow[] {
  return companies
    .flatMap((company) => company.spec.branches.map((place) => ({ company, place: placeOf(place) })))
    .map(({ company, place }, index) => {
      const stop = stopOf(place.slug, company.spec.stops.get(place.slug)?.[0]);
      return {
        id: String(index + 1),
        operatorId: company.id,
        locationId: place.id,
        name: `${company.spec.name}, ${place.names.en}`,
        address: stop.address ?? stop.names.en,
        contactPhone: company.spec.phone,
        addedBy: null,
        active: true,
      };
    });
}
