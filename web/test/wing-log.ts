/** What a page logs of the wallet's app while `act` happens. */
export async function loggedDuring(act: () => Promise<unknown>): Promise<unknown[]> {
  const logged: unknown[] = [];
  const fetchBefore = globalThis.fetch;
  globalThis.fetch = ((path: string, { body }: { body: string }) => {
    if (path === '/api/v1/storeWingMobileLog') logged.push(JSON.parse(body));
    return Promise.resolve(new Response());
  }) as typeof fetch;
  try {
    await act();
  } finally {
    globalThis.fetch = fetchBefore;
  }
  return logged;
}
