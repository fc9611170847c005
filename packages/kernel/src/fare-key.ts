/** What a price depends on besides date, nationality and passenger type: who drives, which route and timing of it, from where to where. */
export interface FareKey {
  readonly operatorId: string;
  readonly routeId: string;
  readonly routeTimingId: string;
  readonly stopIdFrom: string;
  readonly stopIdTo: string;
}

/** '7.9.31.12-15': catalogue writes it, pricing reads it; nobody else looks inside. */
export const formatFareKey = (key: FareKey): string =>
  `${key.operatorId}.${key.routeId}.${key.routeTimingId}.${key.stopIdFrom}-${key.stopIdTo}`;

export function parseFareKey(text: string): FareKey | undefined {
  const match = /^(\d{1,18})\.(\d{1,18})\.(\d{1,18})\.(\d{1,18})-(\d{1,18})$/.exec(text);
  return match
    ? {
        operatorId: match[1]!,
        routeId: match[2]!,
        routeTimingId: match[3]!,
        stopIdFrom: match[4]!,
        stopIdTo: match[5]!,
      }
    : undefined;
}
