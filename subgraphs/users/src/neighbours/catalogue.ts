import type { SubgraphContext } from '@naga/server-kit/graphql/context.js';
import { OperatorPlacesDocument } from './catalogue.generated.js';

export interface OperatorPlace {
  readonly id: string;
  readonly countryCode: string;
  readonly branches: readonly { readonly id: string }[];
}

/** Every operator with its country and its branches. */
export async function operatorPlaces({ neighbours, viewer }: SubgraphContext): Promise<readonly OperatorPlace[]> {
  return (await neighbours.ask('catalogue', OperatorPlacesDocument, {}, viewer)).operators;
}
