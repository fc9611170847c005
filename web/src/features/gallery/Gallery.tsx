import { pictureAt, pictureSet } from '@naga/kernel/picture.js';
import classes from './Gallery.module.css';

export interface GalleryProps {
  /** What the pictures show. */
  of: string;
  paths: readonly string[];
  /** Beside what matters more there. */
  small?: boolean;
}

/** Pictures beside each other, each leading to its whole; their room is kept, and they are fetched when they come into sight. */
export function Gallery({ of, paths, small = false }: GalleryProps) {
  return (
    <ul className={small ? `${classes.gallery} ${classes.small}` : classes.gallery}>
      {paths.map((path, index) => (
        <li key={path}>
          <a href={path}>
            <img
              src={pictureAt(path, 320)}
              {...(!small && { srcSet: pictureSet(path), sizes: 'min(80vw, 240px)' })}
              alt={paths.length === 1 ? of : `${of} ${index + 1}`}
              loading="lazy"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
