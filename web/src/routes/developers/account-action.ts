import type { RouterContextProvider } from 'react-router';
import { type FormAnswer, formAnswer, textOf } from '../../features/account/form/form-answer.js';
import { ask } from '../../session/graph.js';
import {
  CreateDeveloperKeyDocument,
  RevokeDeveloperKeyDocument,
  RotateDeveloperKeyDocument,
} from './developers.generated.js';

/** How long a replaced key works beside the new one. */
const OVERLAP_HOURS = 24;

export interface KeyAnswer extends FormAnswer {
  /** The whole key, this one time. */
  secret?: string;
}

type Context = Readonly<RouterContextProvider>;
type Said = { __typename: string; code?: string; facts?: Record<string, unknown>; secret?: string };

const form = { isForm: true } as const;

function run(context: Context, accountId: string, sent: FormData): Promise<Said> {
  const id = textOf(sent, 'id');
  switch (textOf(sent, 'intent')) {
    case 'rotate':
      return ask(context, RotateDeveloperKeyDocument, { id, overlapHours: OVERLAP_HOURS }, form).then(
        (said) => said.rotateApiKey,
      );
    case 'revoke':
      return ask(context, RevokeDeveloperKeyDocument, { id }, form).then((said) => said.revokeApiKey);
    default: {
      const until = textOf(sent, 'expiresOn');
      const variables = {
        accountId,
        name: textOf(sent, 'name'),
        scopes: sent.getAll('scopes').map(String),
        // The whole of that day, at the stops.
        expiresAt: until === '' ? null : `${until}T16:59:59.000Z`,
      };
      return ask(context, CreateDeveloperKeyDocument, variables, form).then((said) => said.createApiKey);
    }
  }
}

/** New, replaced and revoked keys of one application. */
export async function accountAction(context: Context, accountId: string, sent: FormData): Promise<KeyAnswer> {
  const { answer, result } = await formAnswer(context, sent, () => run(context, accountId, sent));
  return { ...answer, ...(result?.secret !== undefined && { secret: result.secret }) };
}
