import { expect, test } from '@jest/globals';
import { cellMarkOf, dayWritten, markLineOf, withPoint } from './spreadsheet.rules.js';

test.each([
  ['code,names.en', ','],
  ['code;names.en\nx;1,5', ';'],
  ['\uFEFFcode;names.en\r\nx;1,5;2,5;3,5', ';'],
  ['code\tnames.en\rx;y\tz;z', '\t'],
  ['\n\ncode;names.en', ';'],
  ['code', ','],
  ['', ','],
  ['sep=;\ncode', ';'],
  ['\uFEFFsep=;\r\na,b,c;d', ';'],
  ['SEP=|\ncode|names.en', '|'],
  ['sep=x\ncode;names.en', ','],
])('%j parts its cells by %j', (file, mark) => expect(cellMarkOf(file)).toBe(mark));

test.each([
  ['sep=;\r\ncode;x', 'sep=;\r\n'],
  ['\uFEFFsep=,\ncode', '\uFEFFsep=,\n'],
  ['"sep=;"\ncode', '"sep=;"\n'],
  ['sep=;;;;\ncode', 'sep=;;;;\n'],
  ['sep=\t\ncode', 'sep=\t\n'],
  ['sep=;', 'sep=;'],
  ['sep,code\nx,y', ''],
  ['code;x\nsep=;\n', ''],
  ['', ''],
])('of %j, %j says the mark', (file, line) => expect(markLineOf(file)).toBe(line));

test.each([
  ['11,5', 180, '11.5'],
  ['-11,5', 180, '-11.5'],
  ['104,9282', 180, '104.9282'],
  // 11562 would be beyond it.
  ['11,562', 90, '11.562'],
  ['11,562', 100_000, '11,562'],
  ['0,500', 100_000, '0.500'],
  ['1234,500', 10_000_000, '1234.500'],
  ['1,500,000', 10_000_000, '1,500,000'],
  ['1.500,5', 10_000, '1.500,5'],
  ['11.5', 180, '11.5'],
  ['11,', 180, '11,'],
  [',5', 180, ',5'],
  ['', 180, ''],
])('%j, at most %j, is %j', (cell, most, point) => expect(withPoint(cell, most)).toBe(point));

test.each([
  ['2026-11-27', '2026-11-27'],
  ['2026-1-5', '2026-01-05'],
  ['2026/01/05', '2026-01-05'],
  ['27/11/2026', '2026-11-27'],
  ['27.11.2026', '2026-11-27'],
  ['27-11-2026', '2026-11-27'],
  ['27.2.2026', '2026-02-27'],
  ['12/31/2027', '2027-12-31'],
  // The same day, whoever counts.
  ['1/1/2027', '2027-01-01'],
  ['05.05.2027', '2027-05-05'],
  ['5/6/2027', undefined],
  ['11.12.2027', undefined],
  ['30/2/2026', undefined],
  ['31/11/2026', undefined],
  ['13/13/2026', undefined],
  ['27/11/26', undefined],
  ['27/11.2026', undefined],
  ['2026-02-30', undefined],
  ['November', undefined],
  ['', undefined],
])('%j is the day %j', (cell, day) => expect(dayWritten(cell)).toBe(day));
