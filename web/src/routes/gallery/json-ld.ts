import { pictureAt } from '@naga/kernel/picture.js';
import { breadcrumbList } from '../../features/structured-data/lists.js';
import { type Thing, thing } from '../../features/structured-data/thing.js';
import type { GalleryQuery } from './gallery.generated.js';

export interface JsonLdOptions {
  site: string;
  title: string;
  description: string;
  baseUrl: string;
  /** The whole address of a path in the reader's language. */
  at: (path: string) => string;
  /** Of this page, without prefix. */
  path: string;
}

type Facts = Pick<GalleryQuery, 'galleryPictures'> & { albums: GalleryQuery['vehicleAlbums']['rows'] };

/** schema.org: the gallery (ImageGallery) with every picture of this page (ImageObject), and the way to it. */
export function galleryThings({ galleryPictures, albums }: Facts, options: JsonLdOptions): Thing[] {
  const { site, title, description, baseUrl, at, path } = options;
  const imageOf = (caption: string, picture: string): Thing =>
    thing('ImageObject', {
      contentUrl: baseUrl + picture,
      thumbnailUrl: baseUrl + pictureAt(picture, 320),
      caption,
    });
  return [
    breadcrumbList([
      { name: site, address: at('/') },
      { name: title, address: at('/gallery') },
    ]),
    thing('ImageGallery', {
      name: title,
      description,
      url: at(path),
      associatedMedia: [
        ...galleryPictures.map((picture) => imageOf(picture.caption, picture.path)),
        ...albums.flatMap(({ caption, operator, gallery }) =>
          gallery.map((picture) => imageOf(operator === null ? caption : `${operator.name}: ${caption}`, picture)),
        ),
      ],
    }),
  ];
}
