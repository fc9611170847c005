import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { useAskAgain } from './use-ask-again.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

function Page({ isOpen }: { isOpen: boolean }) {
  return <p>asked {useAskAgain(isOpen)} times</p>;
}

/** A page whose server takes its time. */
async function asking(answerAfterMs: number, isOpen = true): Promise<() => number> {
  let answered = 0;
  const loader = async () => {
    await new Promise((done) => setTimeout(done, answerAfterMs));
    answered += 1;
    return null;
  };
  const Stub = createRoutesStub([{ id: 'page', path: '/', loader, Component: () => <Page isOpen={isOpen} /> }]);
  render(<Stub hydrationData={{ loaderData: { page: null } }} />);
  await pass(0);
  return () => answered;
}

test('asks two seconds after each answer', async () => {
  const answered = await asking(100);
  await pass(1_999);
  expect(screen.getByText('asked 0 times')).toBeInTheDocument();
  for (const times of [1, 2, 3]) {
    await pass(1);
    expect(screen.getByText(`asked ${times} times`)).toBeInTheDocument();
    await pass(100);
    expect(answered()).toBe(times);
    await pass(1_999);
  }
});

test('an answer that takes longer is waited for, not asked for anew', async () => {
  const answered = await asking(5_000);
  await pass(6_999);
  expect(screen.getByText('asked 1 times')).toBeInTheDocument();
  await pass(1);
  expect(answered()).toBe(1);
});

test('asks on when the answer is there before the question was drawn, as a busy device has it', async () => {
  // One long `act` draws only once: the asking begins and ends between two pictures.
  let answered = 0;
  const loader = () => ++answered;
  const Stub = createRoutesStub([{ id: 'page', path: '/', loader, Component: () => <Page isOpen /> }]);
  render(<Stub hydrationData={{ loaderData: { page: 0 } }} />);
  await pass(2_000);
  await pass(2_000);
  expect(answered).toBe(2);
});

test('does not ask what is decided', async () => {
  const answered = await asking(10, false);
  await pass(60_000);
  expect(answered()).toBe(0);
});
