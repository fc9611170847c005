import { Button } from '@naga/ui/Button';
import { EmptyState } from '@naga/ui/EmptyState';
import { TextField } from '@naga/ui/TextField';
import { useIntl } from 'react-intl';
import { data, Form, Link } from 'react-router';
import { ask } from '../../session/graph.js';
import { useLocalPath } from '../../session/language.js';
import { PageHead } from '../../session/PageHead.js';
import type { Route } from './+types/track';
import { ParcelStory } from './ParcelStory.js';
import { TrackParcelDocument } from './track.generated.js';
import { trackWords } from './track-words.js';
import classes from './track.module.css';

const LONGEST_CODE = 40;

/** parcels/track?code= and the specification's view-cargo-booking-detail/{booking_id}. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const code = (params.code ?? url.searchParams.get('code') ?? '').trim().slice(0, LONGEST_CODE);
  if (code === '') return { code, parcel: undefined };
  const { parcel } = await ask(context, TrackParcelDocument, { code });
  return parcel === null ? data({ code, parcel }, { status: 404 }) : { code, parcel };
}

export default function Track({ loaderData: { code, parcel } }: Route.ComponentProps) {
  const intl = useIntl();
  const to = useLocalPath();
  const say = (name: keyof typeof trackWords) => intl.formatMessage(trackWords[name]);
  return (
    <div className={`wrap section ${classes.page}`}>
      <PageHead title={say('title')} description={say('lead')} canonical="/parcels/track" hidden={code !== ''} />
      <h1>{say('title')}</h1>
      <p className="lead">{say('lead')}</p>
      <Form className={classes.form} action={to('/parcels/track')}>
        <TextField
          key={code}
          name="code"
          label={say('code')}
          required
          maxLength={LONGEST_CODE}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          defaultValue={code}
        />
        <Button type="submit">{say('find')}</Button>
      </Form>
      {parcel === null && (
        <div role="status">
          <EmptyState
            title={say('unknown')}
            actions={
              <Button as={Link} variant="quiet" to={to('/contact')}>
                {say('contact')}
              </Button>
            }
          >
            {say('unknownText')}
          </EmptyState>
        </div>
      )}
      {parcel != null && <ParcelStory parcel={parcel} />}
      <p className={classes.more}>
        <Link to={to('/parcels')}>{say('price')}</Link>
      </p>
    </div>
  );
}
