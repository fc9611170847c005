/** Whose lowest fares a calendar shows; places are slugs. */
export interface CalendarRoute {
  from: string;
  to: string;
  transportType: 'BUS' | 'TAXI' | 'FERRY' | null;
}
