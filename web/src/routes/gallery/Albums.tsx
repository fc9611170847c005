import { OperatorBadge } from '@naga/ui/OperatorBadge';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { Gallery } from '../../features/gallery/Gallery.js';
import { useLocalPath } from '../../session/language.js';
import type { Album_AlbumFragment } from './gallery.generated.js';
import classes from './gallery.module.css';

/** What operators ride, in pictures: each look once, under whose it is. */
export function Albums({ albums }: { albums: readonly Album_AlbumFragment[] }) {
  const to = useLocalPath();
  if (albums.length === 0) return null;
  return (
    <section className="section" aria-labelledby="vehicles">
      <h2 id="vehicles">
        <FormattedMessage id="web.operator.fleet" defaultMessage="What you ride in" />
      </h2>
      <ul className={classes.albums}>
        {albums.map(({ caption, operator, gallery }) => (
          <li key={gallery[0]} className={classes.album}>
            <Gallery of={caption} paths={gallery} />
            <h3>{caption}</h3>
            {operator !== null && (
              <Link className={classes.operator} to={to(`/operators/${operator.slug}`)}>
                <OperatorBadge name={operator.name} logoUrl={operator.logoUrl ?? undefined} />
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
