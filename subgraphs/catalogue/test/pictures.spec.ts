import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { pictureAt, type PictureWidth } from '@naga/kernel/picture.js';
import { drawRenditions } from '@naga/server-kit/pictures/renditions.js';
import { actingAsMigration } from '@naga/server-kit/audit/audit-tables.js';
import { inRowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { nounDocuments } from '@naga/server-kit/testing/nouns/noun-documents.js';
import { guest, type Viewer } from '@naga/server-kit/viewer/viewer.js';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { NAMES_ALONE } from '../migrations/galleries-name-pictures.js';
import { operatorNoun } from '../src/operator/operator.noun.js';
import { vehicleTypeNoun } from '../src/vehicle/vehicle-type.noun.js';
import { samples } from './noun-samples.js';
import { staff } from './staff.js';
import { catalogueWith, Market, type TestCatalogue } from './world.js';

const market = new Market();
const stops = ['phnom-penh', 'kampot'].map((slug) => market.stop(market.place(slug, { names: { en: slug } }), slug));
const mekong = market.operator('mekong');
const other = market.operator('other');
market.departure(market.route(mekong, stops), ['07:30', '10:30']);

let folder: string;
let catalogue: TestCatalogue;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'naga-files-'));
  catalogue = await catalogueWith(market, { env: { FILES_URL: folder } });
});
afterAll(async () => {
  await catalogue.close();
  await rm(folder, { recursive: true });
});

const platform = staff('all');
const own = staff('operator', { operatorId: mekong });

let drawn = 0;
/** A colour far from every other one: of neighbours WebP makes the same picture. */
const anotherColour = () => ({ r: (++drawn % 6) * 50, g: (Math.trunc(drawn / 6) % 6) * 50, b: 0, alpha: 0.5 });
/** A PNG that no other test draws, with a text in its metadata. */
const png = (width = 1600, height = 1200) =>
  sharp({ create: { width, height, channels: 4, background: anotherColour() } })
    .withExif({ IFD0: { Copyright: 'where I live' } })
    .png()
    .toBuffer();

interface Added {
  readonly __typename: string;
  readonly path?: string;
  readonly width?: number;
  readonly height?: number;
  readonly code?: string;
  readonly facts?: object;
}
async function add(content: Buffer, viewer = own): Promise<Added> {
  const { data, errors } = await catalogue.run<{ addPicture: Added }, object>(
    `mutation ($base64: String!) { addPicture(base64: $base64) {
      __typename ... on Picture { path width height } ... on Refused { code facts } } }`,
    { base64: content.toString('base64') },
    viewer,
  );
  return errors === undefined ? data!.addPicture : ({ ...errors[0]!.extensions } as unknown as Added);
}
const added = async (...size: [number, number] | []) => (await add(await png(...size))).path!;

const read = (path: string) => catalogue.subgraph.services.files.get(path.replace('/files/', ''));
/** Whether the store has it. */
const isThere = async (path: string): Promise<boolean> => (await read(path)) !== undefined;
const at = (path: string, width: PictureWidth) => read(pictureAt(path, width));

type Row = Record<string, unknown> & { readonly version: number };
async function ask(what: 'one' | 'update', variables: object, viewer: Viewer, noun = operatorNoun): Promise<Row> {
  const document = nounDocuments(catalogue.subgraph.schema, noun)[what];
  const { data, errors } = await catalogue.run<{ answer: Row }, object>(document, variables, viewer);
  return errors === undefined ? data!.answer : ({ ...errors[0]!.extensions } as unknown as Row);
}
async function change(id: string, part: object, viewer = own, noun = operatorNoun): Promise<Row> {
  const row = await ask('one', { id }, platform, noun);
  const input = Object.fromEntries(Object.keys(samples.get(noun.name)!(1)).map((field) => [field, row[field]]));
  return ask('update', { id, version: row.version, input: { ...input, ...part } }, viewer, noun);
}
const VEHICLE = '1';
const showOn = (gallery: readonly string[]) => change(VEHICLE, { gallery }, platform, vehicleTypeNoun);

describe('a picture', () => {
  test('is drawn anew as WebP in its widths, without what else it said', async () => {
    const { path, ...size } = await add(await png());
    expect(size).toEqual({ __typename: 'Picture', width: 1600, height: 1200 });
    const whole = await sharp((await read(path!))!).metadata();
    expect(whole).toMatchObject({ format: 'webp', width: 1600, height: 1200, hasAlpha: true });
    expect(whole.exif).toBeUndefined();
    expect(await sharp((await at(path!, 96))!).metadata()).toMatchObject({ width: 96, height: 72 });
    expect(await sharp((await at(path!, 1280))!).metadata()).toMatchObject({ width: 1280, height: 960 });
  });

  test('is upright, and a small one is not made larger', async () => {
    const turned = await sharp(await png(40, 20))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { path, ...size } = await add(turned);
    expect(size).toMatchObject({ width: 20, height: 40 });
    expect(await sharp((await at(path!, 640))!).metadata()).toMatchObject({ width: 20, height: 40 });
  });

  test.each(['grey16', 'b-w'])('keeps what one can see through of a grey one (%s)', async (space) => {
    const grey = await sharp(await png(60, 40))
      .toColourspace(space)
      .png()
      .toBuffer();
    const { path } = await add(grey);
    expect(await sharp((await read(path!))!).metadata()).toMatchObject({ width: 60, hasAlpha: true });
  });

  test('is as wide as its address says, also when it is higher than wide', async () => {
    const { path } = await add(await png(1200, 1600));
    expect(await sharp((await at(path!, 640))!).metadata()).toMatchObject({ width: 640, height: 853 });
    expect(await sharp((await at(path!, 96))!).metadata()).toMatchObject({ width: 96, height: 128 });
  });

  test('has one name, whoever adds it and how often', async () => {
    const content = await png();
    const paths = await Promise.all([own, platform, own].map(async (viewer) => (await add(content, viewer)).path));
    expect(new Set(paths).size).toBe(1);
  });

  test('is no text, no half a picture, no bomb, nothing over 2 MB', async () => {
    const content = await png();
    expect(await add(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toMatchObject({
      code: 'PICTURE_NOT_READABLE',
    });
    expect(await add(content.subarray(0, 60))).toMatchObject({ code: 'PICTURE_NOT_READABLE' });
    expect(await add(Buffer.concat([content, Buffer.alloc(2 * 1024 * 1024)]))).toMatchObject({
      code: 'PICTURE_TOO_LARGE',
      facts: { megabytes: 2 },
    });
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#000' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(await add(bomb)).toMatchObject({ code: 'PICTURE_TOO_MANY_PIXELS', facts: { megapixels: 50 } });
  });

  test('is one too many of a person who added as much as a day takes, not of others, and not a day later', async () => {
    const content = await png(20, 20);
    const MOST = 200 * 1024 * 1024;
    const ADDED = `insert into picture (name, width, height, bytes, added_at, added_by, seen_at)
      values ($1, 1, 1, $2, to_timestamp($3::float8 / 1000), '9', now())`;
    const { clock, subgraph } = catalogue;
    const had = (name: string, bytes: number) => subgraph.database.rows(ADDED, [name, bytes, clock.now()]);
    const [{ bytes } = { bytes: 0 }] = await subgraph.database.rows<{ bytes: number }>(
      `select coalesce(sum(bytes), 0)::int as bytes from picture where added_by = '9'`,
    );
    await had('all but one byte', MOST - bytes - 1);
    expect(await add(content)).toMatchObject({ __typename: 'Picture' });
    await had('one byte', 1);
    expect(await add(content)).toMatchObject({ code: 'PICTURE_LIMIT_REACHED', facts: { megabytes: 200 } });
    expect(await add(content, staff('operator', { operatorId: mekong, userId: '10' }))).toMatchObject({
      __typename: 'Picture',
    });
    clock.advance({ hours: 25 });
    expect(await add(content)).toMatchObject({ __typename: 'Picture' });
    await subgraph.database.rows(`delete from picture where name in ('all but one byte', 'one byte')`);
  });

  test('is added by who looks after the catalogue', async () => {
    expect(await add(await png(), guest())).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await add(await png(), { ...own, grants: {} })).toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('a logo', () => {
  test('is given by who looks after the operator, and read by everybody', async () => {
    const [logo, appBackground] = [await added(), await added()];
    expect(await change(mekong, { logo, appBackground })).toMatchObject({ logo, appBackground });
    expect(await change(other, { logo })).toMatchObject({ code: 'RECORD_NOT_FOUND' });
    await catalogue.subgraph.services.catalogue.settled();
    const { data } = await catalogue.run('{ operator(slug: "mekong") { logoUrl appBackgroundUrl } }');
    expect(data).toMatchObject({ operator: { logoUrl: pictureAt(logo, 96), appBackgroundUrl: appBackground } });
    expect(await change(mekong, { logo: null, appBackground: ' ' })).toMatchObject({ logo: null, appBackground: null });
  });

  test.each([
    ['https://other.example/logo.png'],
    [`/files/catalogue/${'0'.repeat(40)}.webp`],
    [`/files/users/${'0'.repeat(40)}.webp`],
    ['/files/catalogue/../../secret'],
  ])('%s is no picture of ours', async (logo) => {
    expect(await change(mekong, { logo })).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ path: 'logo', code: 'UNKNOWN' }],
    });
  });
});

describe('a gallery', () => {
  test('keeps its order, each picture once, and is read by everybody', async () => {
    const [first, second, third] = [await added(), await added(), await added()];
    expect(await showOn([second, first, second, third])).toMatchObject({ gallery: [second, first, third] });
    expect(await showOn([third, second])).toMatchObject({ gallery: [third, second] });
    await catalogue.subgraph.services.catalogue.settled();
    const { data } = await catalogue.run('{ operator(slug: "mekong") { vehicles { gallery } } }');
    expect(data).toEqual({ operator: { vehicles: [{ gallery: [third, second] }] } });
    expect(await showOn([])).toMatchObject({ gallery: [] });
  });

  test('names pictures of ours alone, and twelve at most', async () => {
    const path = await added();
    for (const [gallery, code] of [
      [[path, `/files/catalogue/${'0'.repeat(40)}.webp`], 'UNKNOWN'],
      [['https://other.example/bus.png'], 'UNKNOWN'],
      [Array.from({ length: 13 }, () => path), 'ARRAY_MAX_SIZE'],
    ] as const)
      expect(await showOn(gallery)).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ path: 'gallery', code }] });
  });

  test('of addresses, as it was filled before, keeps the pictures that are ours, and its form can be saved', async () => {
    const path = await added();
    const names = ['https://other.example/bus.jpg', path.slice('/files/catalogue/'.length, -'.webp'.length), 'bus.png'];
    const { database } = catalogue.subgraph;
    const all = async (...statements: [string, unknown[]?][]) =>
      inRowTransaction(database, async (transaction) => {
        for (const [text, values] of statements) await transaction.rows(text, values);
      });
    const fill: [string, unknown[]] = ['update vehicle_type set gallery = $2::text[] where id = $1', [VEHICLE, names]];
    await all([actingAsMigration('test')], fill);
    expect(await change(VEHICLE, { names: { en: 'Coach' } }, platform, vehicleTypeNoun)).toMatchObject({
      fields: [{ path: 'gallery', code: 'UNKNOWN' }],
    });
    for (let time = 0; time < 2; time++) {
      await all(...NAMES_ALONE.map((text): [string] => [text]));
      expect(await ask('one', { id: VEHICLE }, platform, vehicleTypeNoun)).toMatchObject({ gallery: [path] });
    }
    expect(await change(VEHICLE, { names: { en: 'Coach' } }, platform, vehicleTypeNoun)).toMatchObject({
      gallery: [path],
    });
    await showOn([]);
  });
});

describe('what no row names', () => {
  const sweep = async (hours: number) => {
    catalogue.clock.advance({ hours });
    await catalogue.subgraph.runJob('sweep-pictures');
  };

  test('goes after a day; what a row names stays, and goes a day after it was last named', async () => {
    const [named, unnamed] = [await added(), await added()];
    await change(mekong, { logo: named });
    await sweep(23);
    expect(await isThere(unnamed)).toBe(true);
    await sweep(2);
    expect([await read(unnamed), await at(unnamed, 96)]).toEqual([undefined, undefined]);
    expect(await isThere(named)).toBe(true);
    await sweep(40);
    await sweep(11);
    await change(mekong, { logo: null });
    await sweep(20);
    expect(await isThere(named)).toBe(true);
    await sweep(30);
    expect(await isThere(named)).toBe(false);
    expect(await readdir(join(folder, 'catalogue'))).toEqual([]);
    expect(await change(mekong, { logo: named })).toMatchObject({ fields: [{ path: 'logo', code: 'UNKNOWN' }] });
  });

  test('is also what could not be put as a whole', async () => {
    const content = await png();
    const { name } = await drawRenditions(content.toString('base64'));
    const inTheWay = join(folder, 'catalogue', `${name}-640.webp`);
    await mkdir(inTheWay, { recursive: true });
    expect(await add(content)).toMatchObject({ code: 'INTERNAL_SERVER_ERROR' });
    expect((await readdir(join(folder, 'catalogue'))).length).toBeGreaterThan(1);
    catalogue.clock.advance({ minutes: 1 });
    const sweepable = await added(50, 30);
    await sweep(25);
    expect(await isThere(sweepable)).toBe(false);
    await rm(inTheWay, { recursive: true });
    await sweep(1);
    expect(await readdir(join(folder, 'catalogue'))).toEqual([]);
  });

  test('stays in a gallery; who names it while it is swept has it whole, or is told', async () => {
    const shown = await added();
    await showOn([shown]);
    await sweep(30);
    expect(await isThere(shown)).toBe(true);
    for (let n = 0; n < 6; n++) {
      const path = await added(30, 20);
      catalogue.clock.advance({ hours: 25 });
      const [, said] = await Promise.all([catalogue.subgraph.runJob('sweep-pictures'), showOn([path])]);
      const isKept = said['code'] === undefined;
      expect((await read(path)) !== undefined && (await at(path, 96)) !== undefined).toBe(isKept);
    }
    await showOn([]);
    await sweep(50);
  });

  test('is there again when it is added again', async () => {
    const content = await png();
    await add(content);
    await sweep(25);
    const { path } = await add(content);
    await sweep(1);
    expect(await isThere(path!)).toBe(true);
    expect(await change(mekong, { logo: path })).toMatchObject({ logo: path });
  });
});
