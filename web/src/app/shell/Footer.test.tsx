import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { stage } from '../../../test/stage.js';
import { useSite } from '../../session/site.js';
import { Footer } from './Footer.js';

test('the foot of a page names no currency: rides are sold in riel and kip, too', async () => {
  const Foot = () => <Footer brand={useSite().brand} />;
  stage([{ path: '', module: { default: Foot } }], { at: '/' });
  const foot = await screen.findByRole('contentinfo');
  expect(foot).toHaveTextContent(/Times at the stop · Place names/);
  expect(foot).not.toHaveTextContent(/dollar/i);
});
