import { Refusal } from '@naga/server-kit/graphql/refusal.js';

/** There is none, or none within the scope of who asks: both look alike. */
export class MessageNotFound extends Refusal {
  readonly code = 'MESSAGE_NOT_FOUND';
}

/** It opens an account: its reader asks for another one. */
export class MessageSecret extends Refusal {
  readonly code = 'MESSAGE_SECRET';
}

/** Nothing leaves this installation that way, or it was written in the sandbox. */
export class MessageWayClosed extends Refusal {
  readonly code = 'MESSAGE_WAY_CLOSED';
}

/** Its reader stopped such messages, or the chat is no account's any more. */
export class MessageStopped extends Refusal {
  readonly code = 'MESSAGE_STOPPED';
}

/** It is tried by itself, or went within the last minute. */
export class MessageOnItsWay extends Refusal {
  readonly code = 'MESSAGE_ON_ITS_WAY';
}
