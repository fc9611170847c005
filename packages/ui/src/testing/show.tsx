import { MantineProvider } from '@mantine/core';
import { render } from '@testing-library/react';
import { axe } from 'jest-axe';
import type { ReactElement, ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import en from '../../messages/en.json' with { type: 'json' };

function Around({ children }: { children: ReactNode }) {
  return (
    <IntlProvider locale="en" messages={en}>
      <MantineProvider>
        <main>{children}</main>
      </MantineProvider>
    </IntlProvider>
  );
}

/** Renders with words and theme around it. */
export const show = (element: ReactElement) => render(element, { wrapper: Around });

/** The rules of axe that a piece of markup breaks; jsdom sees no colours, so contrast is judged in a browser. */
export async function faultsOf(element: ReactElement): Promise<string[]> {
  const { container } = show(element);
  const { violations } = await axe(container);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
