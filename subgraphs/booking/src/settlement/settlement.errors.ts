import { Refusal } from '@naga/server-kit/graphql/refusal.js';

/** No such statement, line or question within the viewer's scope. Facts: id. */
export class SettlementNotFound extends Refusal {
  readonly code = 'SETTLEMENT_NOT_FOUND';
}

/** That step does not follow the statement's state. Facts: id, state. */
export class SettlementNotInState extends Refusal {
  readonly code = 'SETTLEMENT_NOT_IN_STATE';
}

/** The second step is for somebody else than the first. Facts: id. */
export class SecondPersonNeeded extends Refusal {
  readonly code = 'SECOND_PERSON_NEEDED';
}

/** Answers grant no more of a seat than its fare, nor of cash than was collected. Facts: most (minor units), currency. */
export class DisputeAmount extends Refusal {
  readonly code = 'DISPUTE_AMOUNT';
}

/** A line is questioned once. Facts: lineId. */
export class LineDisputedAlready extends Refusal {
  readonly code = 'LINE_DISPUTED_ALREADY';
}
