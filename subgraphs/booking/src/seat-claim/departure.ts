/** Key of one departure in seat_claim: route schedule @ service date, '77@2026-11-21'. */
export const departureKey = (routeScheduleId: string, date: string): string => `${routeScheduleId}@${date}`;
