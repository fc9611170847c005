import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { afterEach, expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { of } from 'rxjs';
import possibleTypes from './graphql/possible-types.generated.js';
import { ImpersonationBar } from './ImpersonationBar.js';
import { LanguageProvider } from './LanguageProvider.js';
import { NoticeArea } from './NoticeArea.js';
import { forgetToken, keepToken, readToken } from './session-token.js';

afterEach(forgetToken);

function show(endImpersonation: Record<string, unknown>) {
  const onEnded = jest.fn();
  const client = new ApolloClient({
    link: new ApolloLink(() => of({ data: { endImpersonation } })),
    cache: new InMemoryCache({ possibleTypes: possibleTypes.possibleTypes }),
  });
  render(
    <LanguageProvider language="en" messages={{}}>
      <NoticeArea>
        <ApolloProvider client={client}>
          <ImpersonationBar name="Dara Noun" by="Sophea Chan" onEnded={onEnded} />
        </ApolloProvider>
      </NoticeArea>
    </LanguageProvider>,
  );
  return { onEnded };
}

test('the bar says who really sits there, and leads back to his own session', async () => {
  keepToken('as-dara', false);
  const user = { __typename: 'Me', id: '1', landing: '/admin' };
  const { onEnded } = show({ __typename: 'Session', token: 'own', user });
  expect(screen.getByText(/Sophea Chan, you act as Dara Noun\./)).toBeVisible();
  expect(screen.getByRole('complementary', { name: 'Acting for somebody else' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Back to my account' }));
  await waitFor(() => expect(onEnded).toHaveBeenCalledWith('/admin'));
  expect(readToken()).toBe('own');
});

test('whose own session is over meanwhile signs in again', async () => {
  keepToken('as-dara', false);
  const { onEnded } = show({ __typename: 'Refused', code: 'SESSION_ENDED', facts: {} });
  await userEvent.click(screen.getByRole('button', { name: 'Back to my account' }));
  await waitFor(() => expect(onEnded).toHaveBeenCalledWith(undefined));
  expect(readToken()).toBeFalsy();
});
