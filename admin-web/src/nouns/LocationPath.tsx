import { Fragment } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { localName } from '../session/local-name.js';
import type { LocationRecord_RowFragment } from './location.generated.js';

/** 'Cambodia › Kampot': the way through the tree of places, each a link; a country lies in none. */
export function LocationPath({ within }: { within: LocationRecord_RowFragment['ancestors'] }) {
  const intl = useIntl();
  if (within.length === 0) return '–';
  return within.map(({ id, names }, index) => (
    <Fragment key={id}>
      {index > 0 && ' › '}
      <Link to={`/locations/${id}`}>{localName(intl.locale, names)}</Link>
    </Fragment>
  ));
}
