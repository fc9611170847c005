import { describe, expect, test } from '@jest/globals';
import { makeMarket } from '../make-market.js';
import { DRAWINGS } from './drawings.js';
import { drawingsOf, hangPictures, NOTHING_DRAWN } from './hang-pictures.js';

const { catalogue } = makeMarket();
const needed = drawingsOf(catalogue);

describe('the drawings of the market', () => {
  test.each([...needed].map((drawing) => [drawing] as const))(
    '%s is a small picture of 4:3 without words',
    (drawing) => {
      const svg = DRAWINGS.get(drawing)!();
      expect(svg.length).toBeLessThan(20_000);
      expect(svg).toMatch(/^<svg [^>]*width="960" height="720"/);
      expect(svg).not.toMatch(/<text|undefined|NaN|href=|url\((?!#)/);
      // Whatever is opened is closed, in its order.
      const open: string[] = [];
      for (const [, end, name, self] of svg.matchAll(/<(\/?)(\w+)[^>]*?(\/?)>/g)) {
        if (end) expect(open.pop()).toBe(name);
        else if (!self) open.push(name!);
      }
      expect(open).toEqual([]);
    },
  );

  test('are no more than one can wait for', () => {
    expect(needed.size).toBeGreaterThan(20);
    expect(needed.size).toBeLessThan(35);
  });
});

describe('pictures of the market', () => {
  const named = new Map([...needed].map((drawing, index) => [drawing, `picture-${index}`]));

  test('show all that is ridden, each operator what is painted in its own colours', () => {
    const { vehicleTypes, vehicleGalleries, routes, routeTimings, routeSchedules } = hangPictures(catalogue, named);
    const operatorOf = new Map(routes.map(({ id, operatorId }) => [id, operatorId]));
    const routeOf = new Map(routeTimings.map(({ id, routeId }) => [id, routeId]));
    const typeOf = new Map(vehicleTypes.map((type) => [type.id, type]));
    const bare = routeSchedules.filter(({ routeTimingId, vehicleTypeId }) => {
      const type = typeOf.get(vehicleTypeId)!;
      const operatorId = operatorOf.get(routeOf.get(routeTimingId)!);
      const own = vehicleGalleries.some(
        (one) => one.operatorId === operatorId && one.vehicleSubcategoryId === type.vehicleSubcategoryId,
      );
      return type.gallery.length === 0 && !own;
    });
    expect(bare).toEqual([]);
    expect(vehicleGalleries.flatMap(({ gallery }) => gallery).every((name) => name.startsWith('picture-'))).toBe(true);
  });

  test('are none where nothing was drawn, and none is forgotten where something was', () => {
    const { vehicleTypes, vehicleGalleries, galleryPictures, routeInformations } = hangPictures(
      catalogue,
      NOTHING_DRAWN,
    );
    expect([...vehicleTypes, ...routeInformations].flatMap(({ gallery }) => gallery)).toEqual([]);
    expect([...vehicleGalleries, ...galleryPictures]).toEqual([]);
    expect(() => hangPictures(catalogue, new Map([['taxi', 'picture']]))).toThrow('no picture was drawn of ');
  });
});
