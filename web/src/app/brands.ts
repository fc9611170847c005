import type { Brand } from '../session/brand.js';

const market: Brand = {
  id: 'naga',
  name: 'Naga',
  title: 'Naga',
  operatorId: undefined,
  forcedLanguage: undefined,
  layout: 'default',
};

const branded = (id: string, title: string, operatorId: string, layout: Brand['layout'] = 'apppage'): Brand => ({
  id,
  name: title,
  title,
  operatorId,
  forcedLanguage: 'en',
  layout,
});

const BRANDS: readonly Brand[] = [
  branded('island-boat', 'Island Boat', '1034'),
  branded('express-bus', 'Express Bus', '1136'),
  branded('sea-ferry', 'Sea Ferry', '1024'),
  branded('transport', 'Transport Operator', '1022', 'operator'),
  branded('vip', 'VIP Travel', '1053'),
  branded('myanmar', 'Myanmar Ticket', '1134', 'myanticket'),
  branded('laos', 'Laos Ticket', '1142'),
  { ...market, id: 'market', title: 'Travel Marketplace' },
  { ...market, id: 'hotel', title: 'Hotel Website', layout: 'hotelwebsite' },
];

/** The brand of a Host header: its first label decides, anything else is the market itself. */
export const brandOf = (host: string): Brand => BRANDS.find(({ id }) => host.startsWith(`${id}.`)) ?? market;
