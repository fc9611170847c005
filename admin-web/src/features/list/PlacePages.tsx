import { Button } from '@naga/ui/Button';
import { useCallback } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import type { ListAddress } from './list-address.js';
import { words } from './list-words.js';

/** A list whose pages go on by place keeps that in its address; whatever filter changes, one is back at the beginning. */
export function usePlacedAddress<State>(address: ListAddress<State>, name: keyof State): ListAddress<State> {
  const { change } = address;
  return {
    ...address,
    change: useCallback(
      (part, options) => change({ ...part, [name]: null } as Partial<State>, options),
      [change, name],
    ),
  };
}

export interface PlacePagesProps {
  /** What the address calls the place. */
  name: string;
  here: string | null;
  /** Null on the last page. */
  next: string | null;
}

/** The way on through a list that has places instead of numbers; links, so that Back and a new tab do what they do everywhere. */
export function PlacePages({ name, here, next }: PlacePagesProps) {
  const intl = useIntl();
  const [params] = useSearchParams();
  if (here === null && next === null) return null;
  const at = (place: string | null) => {
    const search = new URLSearchParams(params);
    if (place === null) search.delete(name);
    else search.set(name, place);
    return { search: search.toString() };
  };
  return (
    <nav className="back-office__actions" aria-label={intl.formatMessage(words.pages)}>
      {here !== null && (
        <Button as={Link} variant="quiet" to={at(null)}>
          <FormattedMessage {...words.firstPage} />
        </Button>
      )}
      {next !== null && (
        <Button as={Link} variant="quiet" to={at(next)}>
          <FormattedMessage {...words.nextPage} />
        </Button>
      )}
    </nav>
  );
}
