import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Gallery } from '../../features/gallery/Gallery.js';
import { VehiclePicture } from '../../features/vehicle-picture/VehiclePicture.js';
import type { Fleet_VehicleFragment } from './operators.generated.js';
import classes from './operators.module.css';

const words = defineMessages<{ seats: { count: number } }>({
  seats: { id: 'web.operator.seats', defaultMessage: '{count, plural, one {# seat} other {# seats}}' },
});

/** What an operator rides with: each vehicle in its pictures, or drawn from its seats, with what is on board. */
export function Fleet({ vehicles }: { vehicles: readonly Fleet_VehicleFragment[] }) {
  const intl = useIntl();
  if (vehicles.length === 0) return null;
  return (
    <section className="section" aria-labelledby="fleet">
      <h2 id="fleet">
        <FormattedMessage id="web.operator.fleet" defaultMessage="What you ride in" />
      </h2>
      <ul className={classes.fleet}>
        {vehicles.map((vehicle) => (
          <li key={vehicle.id} className={classes.vehicle}>
            {vehicle.gallery.length > 0 ? (
              <Gallery of={vehicle.galleryCaption ?? vehicle.name} paths={vehicle.gallery} />
            ) : (
              <VehiclePicture {...vehicle} />
            )}
            <div className={vehicle.gallery.length > 0 ? classes.below : undefined}>
              <h3>{vehicle.name}</h3>
              {vehicle.galleryCaption && <p className={classes.facts}>{vehicle.galleryCaption}</p>}
              <p className={classes.facts}>{intl.formatMessage(words.seats, { count: vehicle.seatCount })}</p>
              <p className={classes.facts}>{vehicle.amenities.map(({ name }) => name).join(' · ')}</p>
              {vehicle.onBoardNote && <p className={classes.facts}>{vehicle.onBoardNote}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
