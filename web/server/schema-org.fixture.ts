/** A thing of schema.org as a page says it. */
export interface Said {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

interface Known {
  /** What its readers ask for (schema.org, and Google's rich results where they ask for more). */
  readonly required: readonly string[];
  /** What else schema.org knows of it and we say. */
  readonly more: readonly string[];
}

const TRIP = ['name', 'provider', 'departureTime', 'arrivalTime'];

/** The types that our pages speak of. */
export const SCHEMA_ORG: Record<string, Known> = {
  BreadcrumbList: { required: ['itemListElement'], more: [] },
  ItemList: { required: ['itemListElement'], more: ['numberOfItems'] },
  ListItem: { required: ['position', 'name'], more: ['item', 'url'] },
  BusTrip: { required: [...TRIP, 'departureBusStop', 'arrivalBusStop'], more: ['offers'] },
  BoatTrip: { required: [...TRIP, 'departureBoatTerminal', 'arrivalBoatTerminal'], more: ['offers'] },
  Trip: { required: [...TRIP, 'tripOrigin', 'itinerary'], more: ['offers'] },
  TouristTrip: { required: ['name'], more: ['description', 'image', 'url', 'itinerary'] },
  BusStop: { required: ['name'], more: [] },
  BoatTerminal: { required: ['name'], more: [] },
  Place: { required: ['name'], more: [] },
  Offer: { required: ['price', 'priceCurrency', 'url'], more: ['availability'] },
  Organization: {
    required: ['name', 'url'],
    more: ['sameAs', 'logo', 'description', 'email', 'telephone', 'address', 'aggregateRating', 'review'],
  },
  PostalAddress: { required: ['addressCountry'], more: ['addressLocality'] },
  AggregateRating: { required: ['ratingValue', 'reviewCount', 'bestRating'], more: ['worstRating'] },
  Review: { required: ['author', 'reviewRating'], more: ['reviewBody', 'inLanguage'] },
  Rating: { required: ['ratingValue', 'bestRating'], more: ['worstRating'] },
  Person: { required: ['name'], more: [] },
  ImageGallery: { required: ['name', 'url', 'associatedMedia'], more: ['description'] },
  ImageObject: { required: ['contentUrl', 'caption'], more: ['thumbnailUrl'] },
  FAQPage: { required: ['mainEntity'], more: [] },
  Question: { required: ['name', 'acceptedAnswer'], more: [] },
  Answer: { required: ['text'], more: [] },
};
