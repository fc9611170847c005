const PLACE = /\{(\w+)\}/g;

/** Fields whose values an example takes from where it is looked at: '{locationId}' stands in their place. */
export const placesIn = (example: string): string[] => [
  ...new Set([...example.matchAll(PLACE)].map(([, name]) => name!)),
];

/** An example with these values; what nobody knows is empty. None of them may hold a comma or a quotation mark. */
export const filledIn = (example: string, values: Readonly<Record<string, string>>): string =>
  example.replace(PLACE, (_, name: string) => values[name] ?? '');
