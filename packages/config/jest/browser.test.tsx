import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { createRoutesStub, useLoaderData } from 'react-router';

test('a route with its loader runs, with Node’s Request and Response', async () => {
  const Page = () => <h1>{(useLoaderData() as { path: string }).path}</h1>;
  const loader = ({ request }: { request: Request }) => Response.json({ path: new URL(request.url).pathname });
  const Stub = createRoutesStub([{ path: '/seats', Component: Page, loader, HydrateFallback: () => null }]);
  render(<Stub initialEntries={['/seats']} />);
  expect(await screen.findByRole('heading', { name: '/seats' })).toBeVisible();
});

test('what jsdom does not lay out is answered', () => {
  expect(matchMedia('').matches).toBe(true);
  expect(matchMedia('(min-width: 48em)').matches).toBe(false);
  new ResizeObserver(() => undefined).observe(document.body);
});

test('a class of a CSS module has its own name', async () => {
  const { default: styles } = (await import('./seat.module.css' as string)) as { default: Record<string, string> };
  expect(styles['taken']).toBe('taken');
});
