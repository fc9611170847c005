import { ValidateNested } from 'class-validator';
import { Arg, Args, ArgsType, type ClassType, Ctx, Field, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { AnyContext } from '../../graphql/context.js';
import { Requires } from '../../graphql/doors.js';
import { orRefused, type Refused } from '../../graphql/refusal.js';
import { AsWrite, type Write } from '../../idempotency/write.js';
import type { Scope } from '../../viewer/viewer.js';
import type { NounEnd } from '../noun.js';
import { askOfBulk, changeMany, type Chosen, MOST_CHOSEN, type Press } from './ask-bulk.command.js';
import type { BulkAsk } from './bulk-change.rules.js';
import type { BulkKind } from './bulk-kind.js';
import { bulkReport } from './bulk-report.queries.js';
import { BulkReportResult, BulkReportView } from './bulk-report.type.js';

/** How many end at once, or that everybody may read or buy them: all but what is removed goes back. */
export type BulkEnd = Exclude<NounEnd, 'kept'> | 'published' | 'freed';

export interface BulkDoors {
  readonly kind: BulkKind;
  /** 'Line', 'Lines': of its fields in the graph. */
  readonly one: string;
  readonly many: string;
  readonly ends: BulkEnd;
  readonly permission: string;
  readonly scopes: readonly Scope[];
  /** Of its list. */
  readonly Filter: ClassType<object>;
  /** What ending them means. */
  readonly about: string;
  /** Of what is published: it is hidden, too, with a reason. `reason` answers it as it is kept, or throws BAD_USER_INPUT. */
  readonly hidden?: { readonly about: string; readonly most: number; reason(said: string): string };
  /** Until who keeps the records in memory has read what was changed: what is asked next is so already. */
  settled?(context: AnyContext): Promise<void>;
}

const IDS = { nullable: true, description: `${MOST_CHOSEN} at most; what cannot be done of one stops no other.` };
const FILTER = { nullable: true, description: 'In place of ids: all that it finds, as of now.' };
const VERSIONS = { nullable: true, description: 'Of these ids, as they were read: of another one CHANGED_MEANWHILE.' };

/** The one mutation of an end; a switch is one of its own. */
const ENDING = {
  removed: { verb: 'remove', way: 'REMOVE' },
  published: { verb: 'publish', way: 'ON' },
  freed: { verb: 'free', way: 'OFF' },
} as const;

/** How records of a list are chosen; `Seen` where it matters what they said. */
function choicesOf(Filter: ClassType<object>) {
  @ArgsType()
  class Choice implements Chosen {
    @Field(() => [ID], IDS) ids!: string[] | null;
    @Field(() => Filter, FILTER) @ValidateNested() filter!: object | null;
  }
  @ArgsType()
  class Seen extends Choice {
    @Field(() => [Int], VERSIONS) versions!: number[] | null;
  }
  return { Choice, Seen };
}

/** Changes of many records at once, how far they are, and the way back. */
export function bulkResolvers(doors: BulkDoors): readonly ClassType<object>[] {
  const { kind, one, many, ends, permission, scopes, Filter, about } = doors;
  const lower = `${one[0]!.toLowerCase()}${one.slice(1)}`;
  const report = async (context: AnyContext, id?: string | null): Promise<BulkReportView | null> => {
    const row = await bulkReport(kind.name, context, id);
    return row === undefined ? null : BulkReportView.of(row);
  };
  const { Choice, Seen } = choicesOf(Filter);
  const change = async (context: AnyContext, press: Press, chosen: Chosen, write: Write | undefined) => {
    const id = await changeMany(kind, context, press, chosen, write);
    await doors.settled?.(context);
    return (await report(context, id))!;
  };
  const asked = (context: AnyContext, id: string, ask: BulkAsk): Promise<BulkReportView | Refused> =>
    orRefused(async () => {
      await askOfBulk(kind, context, id, ask);
      await doors.settled?.(context);
      return (await report(context, id))!;
    });

  const { verb, way } = ENDING[ends === 'switched' ? 'removed' : ends];
  const choice = ends === 'published' ? Seen : Choice;
  @Resolver()
  class Ender {
    @Requires(permission, scopes)
    @Mutation(() => BulkReportView, { name: `${verb}${many}`, description: about })
    end(
      @Ctx() context: AnyContext,
      @Args(() => choice) chosen: Chosen,
      @AsWrite() write: Write | undefined,
    ): Promise<BulkReportView> {
      return change(context, { way }, chosen, write);
    }
  }
  @Resolver()
  class Hider {
    @Requires(permission, scopes)
    @Mutation(() => BulkReportView, { name: `hide${many}`, description: doors.hidden?.about })
    hide(
      @Ctx() context: AnyContext,
      @Args(() => Seen) chosen: Chosen,
      @Arg('reason', () => String, { description: `1 to ${doors.hidden?.most} letters, for staff.` }) reason: string,
      @AsWrite() write: Write | undefined,
    ): Promise<BulkReportView> {
      return change(context, { way: 'OFF', reason: doors.hidden!.reason(reason) }, chosen, write);
    }
  }
  @Resolver()
  class Switcher {
    @Requires(permission, scopes)
    @Mutation(() => BulkReportView, { name: `set${many}Active`, description: about })
    turn(
      @Ctx() context: AnyContext,
      @Args(() => Choice) chosen: Chosen,
      @Arg('active', () => Boolean) active: boolean,
      @AsWrite() write: Write | undefined,
    ): Promise<BulkReportView> {
      return change(context, { way: active ? 'ON' : 'OFF' }, chosen, write);
    }
  }
  @Resolver()
  class Undoer {
    @Requires(permission, scopes)
    @Mutation(() => BulkReportResult, {
      name: `undo${one}Bulk`,
      description: 'Takes back what such a change did; what was changed since stays. Refused: RECORD_NOT_FOUND.',
    })
    undo(@Ctx() context: AnyContext, @Arg('id', () => ID) id: string): Promise<BulkReportView | Refused> {
      return asked(context, id, 'undo');
    }
  }
  @Resolver()
  class Reporter {
    @Requires(permission, scopes)
    @Query(() => BulkReportView, {
      nullable: true,
      name: `${lower}BulkReport`,
      description: "A change of many of one's own; the latest where none is named.",
    })
    report(
      @Ctx() context: AnyContext,
      @Arg('id', () => ID, { nullable: true }) id: string | null,
    ): Promise<BulkReportView | null> {
      return report(context, id);
    }

    @Requires(permission, scopes)
    @Mutation(() => BulkReportResult, {
      name: `stop${one}Bulk`,
      description: 'Ends such a change behind the records that are done. Refused: RECORD_NOT_FOUND.',
    })
    stop(@Ctx() context: AnyContext, @Arg('id', () => ID) id: string): Promise<BulkReportView | Refused> {
      return asked(context, id, 'stop');
    }
  }
  const ofEnd = {
    removed: [Ender],
    switched: [Switcher, Undoer],
    published: doors.hidden === undefined ? [Ender, Undoer] : [Ender, Hider, Undoer],
    freed: [Ender, Undoer],
  };
  return [...ofEnd[ends], Reporter];
}
