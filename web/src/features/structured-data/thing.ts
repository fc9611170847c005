/** A thing of schema.org, without the `@context` that PageHead gives all of a page. */
export interface Thing {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** A thing of which some properties may be unknown: what is null or undefined is not said. */
export function thing(type: string, properties: Readonly<Record<string, unknown>>): Thing {
  const known = Object.entries(properties).filter(([, value]) => value !== undefined && value !== null);
  return { '@type': type, ...Object.fromEntries(known) };
}
