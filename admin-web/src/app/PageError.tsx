import { useEffect } from 'react';
import { useRouteError } from 'react-router';

/**
 * The last resort, when the screen itself broke: no provider can be counted on here, so it speaks English and offers
 * the one thing that helps.
 */
export function PageError() {
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  /* oxlint-disable naga/no-words-in-jsx -- the catalogues may be what failed to load */
  return (
    <main className="sign-in">
      <div className="sign-in__form" role="alert">
        <h1>Oops...</h1>
        <p>Something went wrong! Please try again.</p>
        <a href="/admin/">Start again</a>
      </div>
    </main>
  );
  /* eslint-enable naga/no-words-in-jsx */
}
