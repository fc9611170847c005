/**
 * What the feed of one operator calls what is ours, so that it is known again when it comes back. Such a feed says in
 * feed_info.txt whose it is (`feed_publisher_url`: our site, `feed_id`: the operator).
 */
export const ownFeedId = (operatorId: string): string => `operator-${operatorId}`;
export const ownStopId = (id: string): string => `stop-${id}`;
export const ownLineId = (id: string): string => `line-${id}`;
export const ownDepartureId = (id: string): string => `departure-${id}`;
export const ownZoneId = (id: string): string => `zone-${id}`;
/** Of stops that lie in the same zones of every line: the id of the first of them. */
export const ownPlaceId = (stopId: string): string => `zone-of-stop-${stopId}`;
