import { pictureAt, pictureSet } from '@naga/kernel/picture.js';
import { Tag } from '@naga/ui/Tag';
import type { GalleryPicture_PictureFragment } from './gallery.generated.js';
import classes from './gallery.module.css';

/** So many are in sight at once: these are not waited for. */
const IN_SIGHT = 3;

/** The marketplace's own pictures, each over what it shows and leading to its whole; their room is kept. */
export const OwnPictures = ({ pictures }: { pictures: readonly GalleryPicture_PictureFragment[] }) => (
  <ul className={classes.pictures}>
    {pictures.map(({ id, caption, path, amenity }, index) => (
      <li key={id}>
        <figure className={classes.figure}>
          <a href={path}>
            <img
              src={pictureAt(path, 640)}
              srcSet={pictureSet(path)}
              sizes="(min-width: 64em) 370px, (min-width: 40em) 45vw, 92vw"
              alt={caption}
              loading={index < IN_SIGHT ? 'eager' : 'lazy'}
            />
          </a>
          {/* The picture has said it already to who hears the page. */}
          <figcaption>
            <span aria-hidden="true">{caption}</span>
            {amenity !== null && <Tag>{amenity.name}</Tag>}
          </figcaption>
        </figure>
      </li>
    ))}
  </ul>
);
