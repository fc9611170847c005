import { Requires } from '@naga/server-kit/graphql/doors.js';
import { orRefused, type Refused } from '@naga/server-kit/graphql/refusal.js';
import { ColleagueView, colleagueOf } from '@naga/server-kit/viewer/colleague.type.js';
import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { CatalogueContext } from '../journey/asking.js';
import { OPERATOR_SCOPES } from '../operator/change-operator.js';
import { BRANCH_SCOPES, branchPage, branchWith } from './branches.queries.js';
import { BranchesArgs, BranchInput, BranchPageView, BranchResult, BranchView } from './branch.type.js';
import { addBranch, editBranch, setBranchActive } from './save-branch.command.js';

const EDIT = 'catalogue.edit';

const saved = (context: CatalogueContext, command: () => Promise<string>): Promise<BranchView | Refused> =>
  orRefused(async () => Object.assign(new BranchView(), await branchWith(context, await command())));

@Resolver(() => BranchView)
export class BranchResolver {
  @FieldResolver(() => ColleagueView, { nullable: true, description: 'Null for an import.' })
  addedBy(@Root() { addedById }: BranchView): ColleagueView | null {
    return colleagueOf(addedById);
  }

  @Requires(EDIT, BRANCH_SCOPES)
  @Query(() => BranchPageView, { description: 'Branches that one looks after, by operator and name.' })
  branches(@Ctx() context: CatalogueContext, @Args(() => BranchesArgs) search: BranchesArgs): BranchPageView {
    return BranchPageView.of(branchPage(context, search));
  }

  @Requires(EDIT, BRANCH_SCOPES)
  @Query(() => BranchView, { nullable: true })
  async branch(@Ctx() context: CatalogueContext, @Arg('id', () => ID) id: string): Promise<BranchView | null> {
    return (await branchWith(context, id)) ?? null;
  }

  @Requires(EDIT, OPERATOR_SCOPES)
  @Mutation(() => BranchResult, { description: 'Refused: BRANCH_NOT_FOUND (another’s operator).' })
  createBranch(
    @Ctx() context: CatalogueContext,
    @Arg('operatorId', () => ID) operatorId: string,
    @Arg('input', () => BranchInput) input: BranchInput,
  ): Promise<BranchView | Refused> {
    return saved(context, () => addBranch(context, operatorId, input));
  }

  @Requires(EDIT, BRANCH_SCOPES)
  @Mutation(() => BranchResult, { description: 'Refused: BRANCH_NOT_FOUND, CHANGED_MEANWHILE.' })
  updateBranch(
    @Ctx() context: CatalogueContext,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int) version: number,
    @Arg('input', () => BranchInput) input: BranchInput,
  ): Promise<BranchView | Refused> {
    return saved(context, () => editBranch(context, id, version, input));
  }

  @Requires(EDIT, OPERATOR_SCOPES)
  @Mutation(() => BranchResult, {
    description: 'Closes a branch, or opens it again; what was sold there stays its. Refused: BRANCH_NOT_FOUND.',
  })
  setBranchActive(
    @Ctx() context: CatalogueContext,
    @Arg('id', () => ID) id: string,
    @Arg('active', () => Boolean) active: boolean,
  ): Promise<BranchView | Refused> {
    return saved(context, () => setBranchActive(context, id, active));
  }
}
