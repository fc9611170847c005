import type { PricedSeat, ReplayRow } from './replay.js';
import type { ChangeReplay } from './replay-change.queries.js';
import type { ReplayPart } from './replay-part.rules.js';
import { REPLAY_KINDS } from './replay-kind.rules.js';
import { ReplayPriceView, ReplayRowView, TariffReplayView } from './tariff-replay.type.js';

const priceView = (price: PricedSeat | undefined): ReplayPriceView | null =>
  price === undefined ? null : Object.assign(new ReplayPriceView(), price);

const rowView = ({ before, after, ...row }: ReplayRow): ReplayRowView =>
  Object.assign(new ReplayRowView(), row, { before: priceView(before), after: priceView(after) });

/** What a change would do, as it is shown. */
export const replayView = (part: ReplayPart, { counts, rows, ...replay }: ChangeReplay): TariffReplayView =>
  Object.assign(new TariffReplayView(), replay, {
    part,
    counts: REPLAY_KINDS.flatMap((kind) => {
      const count = counts.get(kind);
      return count === undefined ? [] : [{ kind, ...count }];
    }),
    rows: rows.map(rowView),
  });
