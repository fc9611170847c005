/** What a host changes: logo text, title, two colours, whose journeys are sold (specification, section 1 and 9). */
export interface Brand {
  /** First label of the host name, e.g. 'island-boat' in island-boat.example.com; 'naga' for the market itself. */
  id: string;
  name: string;
  title: string;
  /** Only this operator's journeys are sold. */
  operatorId: string | undefined;
  /** Branded hosts speak English only. */
  forcedLanguage: 'en' | undefined;
  layout: 'default' | 'apppage' | 'operator' | 'myanticket' | 'hotelwebsite';
}
