import {
  Arg,
  type ClassType,
  createUnionType,
  Ctx,
  Field,
  Int,
  Mutation,
  ObjectType,
  Query,
  registerEnumType,
  Resolver,
} from 'type-graphql';
import { nameWhoSaved } from '../graphql/changed-meanwhile.js';
import type { AnyContext } from '../graphql/context.js';
import { Requires } from '../graphql/doors.js';
import { orRefused, Refused } from '../graphql/refusal.js';
import { DateTimeISO } from '../graphql/scalars.js';
import { saveSetting } from './save-setting.command.js';
import { type Settings, SettingUnit } from './setting.js';
import { savedSettings } from './settings.queries.js';
import { settingView, type SettingView } from './setting-view.js';

registerEnumType(SettingUnit, { name: 'SettingUnit', description: 'What a setting counts.' });

type NameOf = (context: AnyContext) => (userId: string) => Promise<string | null>;

/** `<subgraph>Settings` and `save<Subgraph>Setting`, for the platform's admins. */
export function settingsResolver(subgraph: string, settings: Settings, nameOf: NameOf): ClassType {
  const title = `${subgraph[0]!.toUpperCase()}${subgraph.slice(1)}Setting`;
  const Key = Object.fromEntries(Object.keys(settings).map((key) => [key, key]));
  registerEnumType(Key, { name: `${title}Key` });

  @ObjectType(title, { description: 'A whole number that holds in every process (permission system.manage).' })
  class View implements SettingView {
    @Field(() => Key) key!: string;
    @Field(() => SettingUnit) unit!: SettingUnit;
    @Field(() => Int) least!: number;
    @Field(() => Int) most!: number;
    @Field(() => Int) byDefault!: number;
    @Field(() => Int, { nullable: true, description: 'Null: the default holds.' }) value!: number | null;
    @Field(() => Int, { description: '0: nobody ever changed it.' }) version!: number;
    @Field(() => DateTimeISO, { nullable: true }) savedAt!: Date | null;
    @Field(() => String, { nullable: true }) savedBy!: string | null;
  }
  const Result = createUnionType({ name: `${title}Result`, types: () => [View, Refused] as const });

  async function viewsOf(context: AnyContext): Promise<View[]> {
    const saved = await savedSettings(context.database);
    const views = Object.entries(settings).map(([key, setting]) => settingView(key, setting, saved, nameOf(context)));
    return (await Promise.all(views)).map((view) => Object.assign(new View(), view));
  }

  @Resolver()
  class SettingsResolver {
    @Requires('system.manage', ['all'])
    @Query(() => [View], { name: `${subgraph}Settings` })
    settings(@Ctx() context: AnyContext): Promise<View[]> {
      return viewsOf(context);
    }

    @Requires('system.manage', ['all'])
    @Mutation(() => Result, {
      name: `save${title}`,
      description: 'What holds within a second in every process; null: the default again. Refused: CHANGED_MEANWHILE.',
    })
    save(
      @Ctx() context: AnyContext,
      @Arg('key', () => Key) key: string,
      @Arg('version', () => Int) version: number,
      @Arg('value', () => Int, { nullable: true }) value: number | null,
    ): Promise<View | Refused> {
      const save = () => saveSetting(context, settings[key]!, { key, version, value: value ?? null });
      return orRefused(async () => {
        await nameWhoSaved(save, nameOf(context));
        return (await viewsOf(context)).find((view) => view.key === key)!;
      });
    }
  }
  return SettingsResolver;
}
