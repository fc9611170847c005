import { Requires } from '@naga/server-kit/graphql/doors.js';
import { orRefused, type Refused } from '@naga/server-kit/graphql/refusal.js';
import { LocalDate } from '@naga/server-kit/graphql/scalars.js';
import { ColleagueView, colleagueOf } from '@naga/server-kit/viewer/colleague.type.js';
import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { OPERATOR_SCOPES } from '../line-price/priced-line.js';
import type { PricingContext } from '../tariff/pricing-services.js';
import { TariffOperationView } from '../tariff-operation/operation.type.js';
import { readOperations } from '../tariff-operation/read-operation.js';
import { OperatorRef, RouteRef } from '../neighbours/references.type.js';
import { askChange } from './ask-change.command.js';
import { operationsLoader } from './change-operations.loader.js';
import { changeView, shownChange } from './change-view.js';
import { decideChange } from './decide-change.command.js';
import { draftChange, updateDraft } from './draft-change.command.js';
import { returnChange } from './return-change.command.js';
import {
  ReturnedTariffResult,
  ReturnedTariffView,
  TariffChangeInput,
  TariffChangePageView,
  TariffChangeResult,
  TariffChangesArgs,
  TariffChangeView,
} from './tariff-change.type.js';
import { changeWithin, tariffChanges } from './tariff-changes.queries.js';
import { withdrawChange } from './withdraw-change.command.js';
import { writeChange } from './write-change.command.js';

const COMMISSION =
  'Basis points that the platform keeps of new prices; null: as of the operator’s others. Where it has none: REQUIRED.';
const loaders = new WeakMap<PricingContext, ReturnType<typeof operationsLoader>>();

function loaderOf(context: PricingContext): ReturnType<typeof operationsLoader> {
  const known = loaders.get(context) ?? operationsLoader(context);
  loaders.set(context, known);
  return known;
}

@Resolver(() => TariffChangeView)
export class TariffChangeResolver {
  @FieldResolver(() => OperatorRef, { nullable: true })
  operator(@Root() { operatorId }: TariffChangeView): OperatorRef {
    return { id: operatorId };
  }

  @FieldResolver(() => RouteRef, { nullable: true, description: 'Of the line, by name; null for one that is no more.' })
  route(@Root() { lineId }: TariffChangeView): RouteRef | null {
    return lineId === null ? null : { id: lineId };
  }

  @FieldResolver(() => ColleagueView)
  askedBy(@Root() { askedById }: TariffChangeView): ColleagueView {
    return colleagueOf(askedById)!;
  }

  @FieldResolver(() => ColleagueView, { nullable: true, description: 'Who said yes or no to it.' })
  decidedBy(@Root() { decidedById }: TariffChangeView): ColleagueView | null {
    return colleagueOf(decidedById);
  }

  @FieldResolver(() => [TariffOperationView], { description: 'In the order in which they were said.' })
  async operations(
    @Ctx() context: PricingContext,
    @Root() { id }: TariffChangeView,
  ): Promise<readonly TariffOperationView[]> {
    return loaderOf(context).load(id);
  }

  @Requires('pricing.ask', OPERATOR_SCOPES)
  @Query(() => TariffChangePageView, {
    description: 'The newest first; those to decide by how long they wait. Drafts are one’s own.',
  })
  tariffChanges(
    @Ctx() context: PricingContext,
    @Args(() => TariffChangesArgs) wish: TariffChangesArgs,
  ): TariffChangePageView {
    return TariffChangePageView.of(tariffChanges(context, wish).map((row) => changeView(row, context.viewer)));
  }

  @Requires('pricing.ask', OPERATOR_SCOPES)
  @Query(() => TariffChangeView, { nullable: true, description: 'Null out of reach.' })
  async tariffChange(
    @Ctx() context: PricingContext,
    @Arg('id', () => ID) id: string,
  ): Promise<TariffChangeView | null> {
    const row = await changeWithin(context, 'pricing.ask', id);
    return row === undefined ? null : changeView(row, context.viewer);
  }

  @Requires('pricing.ask', OPERATOR_SCOPES)
  @Mutation(() => TariffChangeResult, {
    description:
      'Keeps a change as one’s draft: nothing is sold otherwise. Refused: TARIFF_CHANGE_NOT_FOUND, TARIFF_CHANGED.',
  })
  draftTariffChange(
    @Ctx() context: PricingContext,
    @Arg('operatorId', () => ID) operatorId: string,
    @Arg('input', () => TariffChangeInput) { operations, ...input }: TariffChangeInput,
  ): Promise<TariffChangeView | Refused> {
    return orRefused(async () => {
      const wanted = { ...input, operatorId, operations: readOperations(operations) };
      return shownChange(context, await draftChange(context, wanted));
    });
  }

  @Requires('pricing.ask', OPERATOR_SCOPES)
  @Mutation(() => TariffChangeResult, {
    description:
      'Says one’s draft anew. Refused: TARIFF_CHANGE_NOT_FOUND, TARIFF_CHANGE_CLOSED, CHANGED_MEANWHILE, TARIFF_CHANGED.',
  })
  updateTariffDraft(
    @Ctx() context: PricingContext,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int) version: number,
    @Arg('input', () => TariffChangeInput) { operations, ...input }: TariffChangeInput,
  ): Promise<TariffChangeView | Refused> {
    return orRefused(async () => {
      const wanted = { ...input, operations: readOperations(operations) };
      return shownChange(context, await updateDraft(context, id, version, wanted));
    });
  }

  @Requires('pricing.ask', OPERATOR_SCOPES)
  @Mutation(() => TariffChangeResult, {
    description:
      'Asks a second person for one’s draft. Refused: TARIFF_CHANGE_NOT_FOUND, TARIFF_CHANGE_CLOSED, CHANGED_MEANWHILE.',
  })
  askTariffChange(
    @Ctx() context: PricingContext,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int) version: number,
  ): Promise<TariffChangeView | Refused> {
    return orRefused(async () => {
      await askChange(context, id, version);
      return shownChange(context, id);
    });
  }

  @Requires('pricing.edit', OPERATOR_SCOPES)
  @Mutation(() => TariffChangeResult, {
    description:
      'Writes one’s draft: what is held keeps its price. Refused: TARIFF_CHANGE_NOT_FOUND, TARIFF_CHANGE_CLOSED, CHANGED_MEANWHILE, TARIFF_CHANGED.',
  })
  writeTariffChange(
    @Ctx() context: PricingContext,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int) version: number,
    @Arg('commission', () => Int, { nullable: true, description: COMMISSION }) commission: number | null,
  ): Promise<TariffChangeView | Refused> {
    return orRefused(async () => {
      await writeChange(context, id, version, commission);
      return shownChange(context, id);
    });
  }

  @Requires('pricing.edit', OPERATOR_SCOPES)
  @Mutation(() => TariffChangeResult, {
    description:
      'The second person’s yes, which writes the change, or no. Refused: TARIFF_CHANGE_NOT_FOUND, TARIFF_CHANGE_CLOSED, OWN_REQUEST, TARIFF_CHANGED.',
  })
  decideTariffChange(
    @Ctx() context: PricingContext,
    @Arg('id', () => ID) id: string,
    @Arg('approve', () => Boolean) approve: boolean,
    @Arg('answer', () => String, {
      nullable: true,
      description: 'Why not, 1 to 500 letters for who asked; a yes needs none.',
    })
    answer: string | null,
    @Arg('commission', () => Int, { nullable: true, description: COMMISSION }) commission: number | null,
  ): Promise<TariffChangeView | Refused> {
    return orRefused(async () => {
      await decideChange(context, id, { approve, answer, commission });
      return shownChange(context, id);
    });
  }

  @Requires('pricing.ask', OPERATOR_SCOPES)
  @Mutation(() => TariffChangeResult, {
    description: 'Takes back one’s own draft or question. Refused: TARIFF_CHANGE_NOT_FOUND, TARIFF_CHANGE_CLOSED.',
  })
  withdrawTariffChange(
    @Ctx() context: PricingContext,
    @Arg('id', () => ID) id: string,
  ): Promise<TariffChangeView | Refused> {
    return orRefused(async () => {
      await withdrawChange(context, id);
      return shownChange(context, id);
    });
  }

  @Requires('pricing.ask', OPERATOR_SCOPES)
  @Mutation(() => ReturnedTariffResult, {
    description:
      'What was there before an applied change is there again: at once, or once a second person says yes. What others changed since stays. Refused: TARIFF_CHANGE_NOT_FOUND, TARIFF_CHANGE_CLOSED, NOTHING_TO_RETURN.',
  })
  returnTariffChange(
    @Ctx() context: PricingContext,
    @Arg('id', () => ID) id: string,
    @Arg('effectiveFrom', () => LocalDate, {
      nullable: true,
      description: 'Null: the change’s own first day, or today.',
    })
    effectiveFrom: string | null,
    @Arg('note', () => String, { nullable: true }) note: string | null,
  ): Promise<ReturnedTariffView | Refused> {
    return orRefused(async () => {
      const { id: made, left } = await returnChange(context, id, { effectiveFrom, note });
      return Object.assign(new ReturnedTariffView(), { change: await shownChange(context, made), left });
    });
  }
}
