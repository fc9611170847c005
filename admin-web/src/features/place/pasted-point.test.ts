import { expect, test } from '@jest/globals';
import { pastedPoint } from './pasted-point.rules.js';

test.each([
  ['both numbers, as a map copies them', '11.56245, 104.91601', '11.56245', '104.91601'],
  ['with what surrounds them', ' (11.56245°  104.91601°) ', '11.56245', '104.91601'],
  ['south and west', '-33.9;-70.5', '-33.9', '-70.5'],
  ['more decimals than a metre needs', '11.562451234567, 104.9', '11.562451', '104.9'],
  [
    'a place of Google: its pin, not its window',
    'https://www.google.com/maps/place/Terminal/@11.50,104.90,17z/data=!3m1!3d11.56245!4d104.91601',
    '11.56245',
    '104.91601',
  ],
  ['a window of Google', 'https://www.google.com/maps/@11.56245,104.91601,17z', '11.56245', '104.91601'],
  ['a question to Google', 'https://maps.google.com/?q=11.56245,104.91601', '11.56245', '104.91601'],
  [
    'what was shared from a telephone',
    'https://www.google.com/maps/search/?api=1&query=11.56245%2C104.91601',
    '11.56245',
    '104.91601',
  ],
  [
    'a marker of OpenStreetMap: not its window',
    'https://www.openstreetmap.org/?mlat=10.48291&mlon=104.31672#map=17/10.5/104.3',
    '10.48291',
    '104.31672',
  ],
  ['a window of OpenStreetMap', 'https://www.openstreetmap.org/#map=17/10.48291/104.31672', '10.48291', '104.31672'],
])('%s', (_, text, latitude, longitude) => expect(pastedPoint(text)).toEqual({ latitude, longitude }));

test.each(['', '11.56245', '11,56245', 'Kampot', '11.5 north', '91, 104', '11.5, 181', 'https://naga.example/11'])(
  'is no point: %s',
  (text) => expect(pastedPoint(text)).toBeUndefined(),
);
