import { FormattedMessage } from 'react-intl';
import { Gallery } from '../../features/gallery/Gallery.js';
import type { RouteInformation_InformationFragment } from './route-details.generated.js';
import classes from './route-details.module.css';

/** What to know of the way, whoever drives: the road, its pictures, advice, and papers where a border lies on it. */
export function RouteInformation({
  information: { title, about, advice, border, gallery },
}: {
  information: RouteInformation_InformationFragment;
}) {
  return (
    <section className="section" aria-labelledby="information">
      <h2 id="information">{title}</h2>
      <div className={classes.information}>
        <p>{about}</p>
        {advice !== null && (
          <div>
            <h3>
              <FormattedMessage id="web.route.advice" defaultMessage="Before you travel" />
            </h3>
            <p>{advice}</p>
          </div>
        )}
        {border !== null && (
          <div>
            <h3>
              <FormattedMessage id="web.route.border" defaultMessage="At the border" />
            </h3>
            <p>{border}</p>
          </div>
        )}
      </div>
      {gallery.length > 0 && <Gallery of={title} paths={gallery} />}
    </section>
  );
}
