import { defineMessages, type NoMessageValues } from 'react-intl';

export const mapWords = defineMessages<
  Record<'open' | 'outside' | 'pin' | 'movable' | 'move' | 'zoomIn' | 'zoomOut' | 'none', NoMessageValues> & {
    map: { point: string };
  }
>({
  map: { id: 'admin.place-map.map', defaultMessage: 'Map around {point}' },
  none: { id: 'admin.place-map.none', defaultMessage: 'Map without a point yet' },
  pin: { id: 'admin.place-map.point', defaultMessage: 'The point' },
  movable: { id: 'admin.place-map.pin', defaultMessage: 'The point: arrow keys move it' },
  move: {
    id: 'admin.place-map.move',
    defaultMessage: 'Press on the map, or drag the point. Dots are stops that are there already.',
  },
  zoomIn: { id: 'admin.place-map.zoom-in', defaultMessage: 'Closer' },
  zoomOut: { id: 'admin.place-map.zoom-out', defaultMessage: 'Further away' },
  open: { id: 'admin.place-map.open', defaultMessage: 'Open on the map' },
  outside: {
    id: 'admin.place-map.outside',
    defaultMessage: 'This lies outside of Cambodia, Laos, Thailand and Vietnam. Is it right?',
  },
});
