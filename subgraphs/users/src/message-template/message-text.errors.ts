import { Refusal } from '@naga/server-kit/graphql/refusal.js';

/** Why words do not fit a text: the placeholder's name, or how many letters there may be. */
export interface TextProblem {
  readonly code:
    | 'TEXT_TOO_LONG'
    | 'TEXT_MALFORMED'
    | 'PLACEHOLDER_UNKNOWN'
    | 'PLACEHOLDER_MISUSED'
    | 'PLACEHOLDER_MISSING';
  readonly facts: Readonly<Record<string, string | number>>;
}

/** Words that no message can be made of. Facts: field; the placeholder's name, or how many letters there may be. */
export class UnfitText extends Refusal {
  readonly code: TextProblem['code'];
  constructor({ code, facts }: TextProblem) {
    super({ ...facts, field: 'words' });
    this.code = code;
  }
}

/** Who asks for a test has no address of that kind which is proved to be his. Facts: channel. */
export class NoOwnAddress extends Refusal {
  readonly code = 'NO_OWN_ADDRESS';
}
