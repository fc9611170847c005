import { Button } from '@naga/ui/Button';
import { EmptyState } from '@naga/ui/EmptyState';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Link, redirect } from 'react-router';
import { ask } from '../../session/graph.js';
import { localPath, oneAddressOf, useLocalPath } from '../../session/language.js';
import { PageHead } from '../../session/PageHead.js';
import { useSite } from '../../session/site.js';
import { transportType, transportWords } from '../../session/transport.js';
import type { Route } from './+types/gallery';
import { Albums } from './Albums.js';
import { GalleryDocument } from './gallery.generated.js';
import { GalleryKinds, GalleryPages } from './GalleryLinks.js';
import { galleryThings } from './json-ld.js';
import { OwnPictures } from './OwnPictures.js';
import { canonicalPath, shownAt, shownPath } from './shown.js';

const words = defineMessages({
  title: { id: 'web.gallery.title', defaultMessage: 'Gallery' },
  text: {
    id: 'web.gallery.text',
    defaultMessage: 'How travelling with us looks: the roads and rivers, and what our operators ride.',
  },
});

/** gallery, and the app's appGallery: the same page with the pictures that are meant for the app. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const shown = shownAt(new URL(url));
  const { forApp, kind, page } = shown;
  const asked = { forApp, page, ...(kind && { transportType: transportType(kind) }) };
  const { galleryPictures, vehicleAlbums } = await ask(context, GalleryDocument, asked);
  // What was looked through to its end begins anew.
  if (page > 1 && vehicleAlbums.rows.length === 0) throw redirect(localPath(params, shownPath({ ...shown, page: 1 })));
  // Further pages go on with vehicles.
  return { shown, galleryPictures: page > 1 ? [] : galleryPictures, ...vehicleAlbums };
}

/** How travelling looks before one travels: the marketplace's own pictures, then what operators show of their vehicles. */
export default function GalleryPage({ loaderData: { shown, galleryPictures, rows, total } }: Route.ComponentProps) {
  const intl = useIntl();
  const to = useLocalPath();
  const { brand, baseUrl, language } = useSite();
  const title = intl.formatMessage(words.title);
  const description = intl.formatMessage(words.text);
  const path = canonicalPath(shown);
  return (
    <div className="wrap section">
      <PageHead
        title={shown.kind === undefined ? title : `${title}: ${intl.formatMessage(transportWords[shown.kind])}`}
        description={description}
        canonical={path}
        jsonLd={
          import.meta.env?.SSR
            ? galleryThings(
                { galleryPictures, albums: rows },
                {
                  ...{ site: brand.title, title, description, baseUrl, path },
                  at: (address) => baseUrl + oneAddressOf(address, language),
                },
              )
            : []
        }
      />
      <h1>{title}</h1>
      <p className="lead">{description}</p>
      <GalleryKinds shown={shown} />
      {galleryPictures.length + rows.length === 0 && (
        <EmptyState
          title={<FormattedMessage id="web.gallery.none" defaultMessage="No pictures yet" />}
          actions={
            <Button as={Link} variant="quiet" to={to('/operators')}>
              <FormattedMessage id="web.operators.title" defaultMessage="Operators" />
            </Button>
          }
        >
          <FormattedMessage
            id="web.gallery.noneText"
            defaultMessage="Nobody has added any here so far. See who drives and sails for you meanwhile."
          />
        </EmptyState>
      )}
      <OwnPictures pictures={galleryPictures} />
      <Albums albums={rows} />
      <GalleryPages shown={shown} albums={total} />
    </div>
  );
}
