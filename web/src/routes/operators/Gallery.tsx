import { pictureAt, pictureSet } from '@naga/kernel/picture.js';
import classes from './Gallery.module.css';

export interface GalleryProps {
  /** What the pictures show. */
  of: string;
  paths: readonly string[];
}

/** Pictures beside each other, each leading to its whole; fetched when they come into sight. */
export function Gallery({ of, paths }: GalleryProps) {
  return (
    <ul className={classes.gallery}>
      {paths.map((path, index) => (
        <li key={path}>
          <a href={path}>
            <img
              src={pictureAt(path, 320)}
              srcSet={pictureSet(path)}
              sizes="(min-width: 640px) 320px, 80vw"
              alt={paths.length === 1 ? of : `${of} ${index + 1}`}
              loading="lazy"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
