import { describe, expect, test } from '@jest/globals';
import { pictureAt, picturePath } from '@naga/kernel/picture.js';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { type Played, playing } from '../../../test/graph.js';
import { stage } from '../../../test/stage.js';
import * as gallery from './gallery.js';

const pages = ['gallery', 'appGallery'].map((path) => ({ path, module: gallery }));
const pictureOf = (digit: string) => picturePath('catalogue', digit.repeat(40));

const picture = (id: string, caption: string, amenity: object | null = null) => ({
  __typename: 'GalleryPicture',
  ...{ id, caption, path: pictureOf(id), amenity },
});
const album = (caption: string, digit: string, slug?: string) => ({
  __typename: 'VehicleAlbum',
  caption,
  gallery: [pictureOf(digit)],
  operator: slug === undefined ? null : { __typename: 'Operator', id: slug, slug, name: 'Mekong Ibis', logoUrl: null },
});
const filled: Played = {
  Gallery: ({ page }) => ({
    galleryPictures: [
      picture('1', 'The road at dawn'),
      picture('2', 'Cold water', { __typename: 'Amenity', id: '3', name: 'Water' }),
      picture('3', 'The river'),
      picture('4', 'The pier'),
    ],
    vehicleAlbums: {
      total: 30,
      rows: Number(page) > 2 ? [] : [album('Our VIP coaches', 'a', 'mekong-ibis'), album('Van', 'b')],
    },
  }),
};
const show = (at: string, played: Played = filled) => stage(pages, { at, graph: playing(played) });

describe('the gallery', () => {
  test('shows the marketplace’s own pictures by what they show, each leading to its whole', async () => {
    const { container } = show('/gallery');
    const road = await screen.findByRole('img', { name: 'The road at dawn' });
    expect(road).toHaveAttribute('src', pictureAt(pictureOf('1'), 640));
    expect(screen.getByRole('link', { name: 'The road at dawn' })).toHaveAttribute('href', pictureOf('1'));
    expect(screen.getByText('Water')).toBeVisible();
    expect((await axe(container)).violations).toEqual([]);
  });

  test('waits for no picture that is out of sight', async () => {
    show('/gallery');
    await screen.findByRole('img', { name: 'The pier' });
    const waits = (name: string) => screen.getByRole('img', { name }).getAttribute('loading');
    expect(['The river', 'The pier', 'Our VIP coaches'].map(waits)).toEqual(['eager', 'lazy', 'lazy']);
  });

  test('shows what operators ride under whose it is; what several ride is nobody’s', async () => {
    show('/kh/gallery');
    const [own, shared] = within(await screen.findByRole('region', { name: 'What you ride in' }))
      .getAllByRole('heading', { level: 3 })
      .map((heading) => within(heading.parentElement!));
    expect(own!.getByRole('link', { name: /Mekong Ibis/ })).toHaveAttribute('href', '/kh/operators/mekong-ibis');
    expect(shared!.getAllByRole('link')).toHaveLength(1);
  });

  test.each([
    ['/gallery', { forApp: false, page: 1 }],
    ['/gallery?kind=ferry', { forApp: false, page: 1, transportType: 'FERRY' }],
    ['/appGallery?kind=bus', { forApp: true, page: 1, transportType: 'BUS' }],
  ])('%s asks for %j and marks the kind', async (at, variables) => {
    const { asked } = show(at);
    const kinds = await screen.findByRole('navigation', { name: 'Transport' });
    expect(asked).toMatchObject([{ name: 'Gallery', variables }]);
    const [chosen] = within(kinds)
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'true');
    expect(chosen).toHaveAttribute('href', at);
  });

  test('goes on with vehicles on further pages', async () => {
    show('/appGallery?page=2');
    expect(await screen.findByText('Page 2 of 2')).toBeVisible();
    expect(screen.queryByRole('img', { name: 'The pier' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '/appGallery');
    expect(screen.queryByRole('link', { name: 'Next page' })).toBeNull();
  });

  test('begins anew after its last page', async () => {
    show('/gallery?kind=bus&page=3');
    expect(await screen.findByText('/gallery?kind=bus')).toBeVisible();
  });

  test('says that there is nothing yet, and where to go on', async () => {
    const { container } = show('/gallery', {
      Gallery: () => ({ galleryPictures: [], vehicleAlbums: { total: 0, rows: [] } }),
    });
    expect(await screen.findByRole('heading', { name: 'No pictures yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Operators' })).toHaveAttribute('href', '/operators');
    expect((await axe(container)).violations).toEqual([]);
  });
});
