import { refusalText } from '@naga/app-kit/refusal-texts.js';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { refusalOfError } from '../../session/refusal-of-error.js';
import { isRefused, type Refused } from '../../session/refused.js';
import { blockedAgain, blockedAlike } from './blocked-alike.rules.js';
import { freeWords } from './free-words.js';
import { type SeatBlocks_BlockFragment, useBlockSeatsMutation, useFreeSeatsMutation } from './seat-blocks.generated.js';
import { type Left, leftOf, type WhyNot } from './together.js';

type Block = SeatBlocks_BlockFragment;

/** What became of several blocks: freed, or blocked again as they were. */
export interface FreeReport {
  readonly did: 'freed' | 'blocked';
  readonly done: readonly Block[];
  readonly left: readonly Left<Block>[];
}

/** Sells several blocked seats again, and blocks them as they were; answers what became of each. */
export function useFreeMany() {
  const [freeSeats] = useFreeSeatsMutation();
  const [blockSeats] = useBlockSeatsMutation();
  const whyNot = useWhyNot();
  const [busy, setBusy] = useState(false);
  const freed = (some: readonly Block[]) =>
    whyNot(async () => (await freeSeats({ variables: { ids: some.flatMap(({ ids }) => ids) } })).data?.freeSeats);
  const blocked = (some: readonly Block[]) => {
    const variables = blockedAgain(
      some[0]!,
      some.map(({ seatNumber }) => seatNumber),
    );
    return whyNot(async () => (await blockSeats({ variables })).data?.blockSeats);
  };
  async function run(did: FreeReport['did'], blocks: readonly Block[]): Promise<FreeReport> {
    setBusy(true);
    const left: Left<Block>[] = [];
    for (const some of did === 'freed' ? [blocks] : blockedAlike(blocks))
      left.push(...(await leftOf(some, did === 'freed' ? freed : blocked)));
    setBusy(false);
    const leftIds = new Set(left.map(({ of }) => of.id));
    return { did, done: blocks.filter(({ id }) => !leftIds.has(id)), left };
  }
  return {
    busy,
    free: (blocks: readonly Block[]) => run('freed', blocks),
    blockAgain: (blocks: readonly Block[]) => run('blocked', blocks),
  };
}

/** Sends a command and answers why it was not done, in the reader's language. */
function useWhyNot() {
  const intl = useIntl();
  const told = (refusal: Refused | undefined, isRefusal: boolean): WhyNot => ({
    text:
      refusal === undefined ? intl.formatMessage(freeWords.noAnswer) : refusalText(intl, refusal.code, refusal.facts),
    isRefusal,
  });
  return async (send: () => Promise<unknown>): Promise<WhyNot | undefined> => {
    try {
      const answer = await send();
      if (isRefused(answer)) return told(answer, true);
      return answer == null ? told(undefined, false) : undefined;
    } catch (error) {
      return told(refusalOfError(error), false);
    }
  };
}
