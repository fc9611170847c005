/** SQL of whether the driver is paid on a ride, by SQL of its route and its service date; no, where nobody knows the route. */
export const isPaidOnBoard = (routeId: string, day: string): string =>
  `exists (select 1 from boarding_route r where r.id = ${routeId}
    and ${day} between coalesce(r.travel_from, '-infinity') and coalesce(r.travel_until, 'infinity'))`;
