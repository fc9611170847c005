import { LANGUAGES } from '@naga/kernel/language.js';
import { LocalizedTextInput, LocalizedTextType } from '@naga/server-kit/graphql/localized-text.type.js';
import { Refused } from '@naga/server-kit/graphql/refusal.js';
import { DateTimeISO, LocalDate } from '@naga/server-kit/graphql/scalars.js';
import { PageOf, SearchedPageOf } from '@naga/server-kit/list/page.type.js';
import { ArrayMaxSize, IsIn, IsOptional, MaxLength, ValidateNested } from 'class-validator';
import { ArgsType, createUnionType, Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { NOTIFICATION_CHANNELS } from './audience.js';
import { NotificationKind, NotificationState } from './notification-words.js';

registerEnumType(NotificationState, {
  name: 'NotificationState',
  description: 'Whether all whom it went to have it.',
});
registerEnumType(NotificationKind, { name: 'NotificationKind', description: 'Whom it is for.' });

@InputType({ description: 'Passengers of an operator’s rides.' })
export class PassengersOfInput {
  @Field(() => ID) operatorId!: string;
  @Field(() => [ID], { nullable: true, description: 'Null: of all its schedules.' })
  @IsOptional()
  @ArrayMaxSize(500)
  routeScheduleIds?: string[] | null;
  @Field(() => LocalDate) from!: string;
  @Field(() => LocalDate, { description: 'Included; 31 days at most, where departures are not named (touched).' })
  until!: string;
}

@InputType({ description: 'Accounts that all of these hold for; null narrows nothing.' })
export class PeopleWhoInput {
  @Field(() => [Int], { nullable: true }) @IsOptional() @ArrayMaxSize(100) roleIds?: number[] | null;
  @Field(() => String, { nullable: true }) countryCode?: string | null;
  @Field(() => String, { nullable: true }) @IsOptional() @IsIn([...LANGUAGES]) language?: string | null;
  @Field(() => ID, { nullable: true, description: 'Its staff.' }) operatorId?: string | null;
}

@InputType({ description: 'Which of the passengers a change touches; null narrows nothing.' })
export class TouchedInput {
  @Field(() => [String], { nullable: true, description: "Of these departures alone: '77@2026-11-21'." })
  @IsOptional()
  @ArrayMaxSize(500)
  departures?: string[] | null;
  @Field(() => [String], { nullable: true, description: 'Who sits on one of these, by number.' })
  @IsOptional()
  @ArrayMaxSize(720)
  @MaxLength(8, { each: true })
  seats?: string[] | null;
  @Field(() => [String], { nullable: true, description: 'Who is fetched at one of these, as his booking words it.' })
  @IsOptional()
  @ArrayMaxSize(50)
  @MaxLength(200, { each: true })
  pickupAddresses?: string[] | null;
}

@InputType({ description: 'Whom a notification is for: one of the three.' })
export class AudienceInput {
  @Field(() => String, { nullable: true, description: 'E-mail address, user name or mobile number of one account.' })
  @IsOptional()
  @MaxLength(254)
  loginName?: string | null;
  @Field(() => PassengersOfInput, { nullable: true }) @ValidateNested() passengersOf?: PassengersOfInput | null;
  @Field(() => TouchedInput, { nullable: true, description: 'Of passengersOf.' })
  @ValidateNested()
  touched?: TouchedInput | null;
  @Field(() => PeopleWhoInput, { nullable: true }) @ValidateNested() peopleWho?: PeopleWhoInput | null;
}

@InputType()
export class NotificationInput {
  @Field(() => LocalizedTextInput) titles!: LocalizedTextInput;
  @Field(() => LocalizedTextInput) texts!: LocalizedTextInput;
  @Field(() => AudienceInput) @ValidateNested() audience!: AudienceInput;
  @Field(() => [String], { description: 'Beside the inbox of accounts: EMAIL, SMS where no mail goes, TELEGRAM.' })
  @ArrayMaxSize(3)
  @IsIn([...NOTIFICATION_CHANNELS], { each: true })
  channels!: string[];
}

@ArgsType()
export class AudienceArgs {
  @Field(() => AudienceInput) @ValidateNested() audience!: AudienceInput;
  @Field(() => [String]) @ArrayMaxSize(3) @IsIn([...NOTIFICATION_CHANNELS], { each: true }) channels!: string[];
}

@ObjectType('NotificationReach', { simpleResolvers: true })
export class NotificationReachView {
  @Field(() => Int, { description: 'Each counted once.' }) people!: number;
  @Field(() => Int) email!: number;
  @Field(() => Int) sms!: number;
  @Field(() => Int) telegram!: number;
}

@ObjectType('NotificationPassengers', { simpleResolvers: true })
export class NotificationPassengersView {
  @Field(() => ID) operatorId!: string;
  @Field(() => [ID], { nullable: true }) routeScheduleIds!: readonly string[] | null;
  @Field(() => LocalDate) from!: string;
  @Field(() => LocalDate) until!: string;
  @Field(() => [String], { nullable: true, description: "'77@2026-11-21'" }) departures?: readonly string[] | null;
}

@ObjectType('NotificationPeople', { simpleResolvers: true })
export class NotificationPeopleView {
  @Field(() => [Int], { nullable: true }) roleIds!: readonly number[] | null;
  @Field(() => String, { nullable: true }) countryCode!: string | null;
  @Field(() => String, { nullable: true }) language!: string | null;
  @Field(() => ID, { nullable: true }) operatorId!: string | null;
}

@ObjectType('NotificationAudience', { simpleResolvers: true })
export class NotificationAudienceView {
  @Field(() => NotificationPassengersView, { nullable: true }) passengersOf!: NotificationPassengersView | null;
  @Field(() => NotificationPeopleView, { nullable: true }) peopleWho!: NotificationPeopleView | null;
}

@ObjectType('Notification', { simpleResolvers: true, description: 'What staff told people.' })
export class NotificationView {
  @Field(() => ID) id!: string;
  @Field(() => LocalizedTextType) titles!: LocalizedTextType;
  @Field(() => LocalizedTextType) texts!: LocalizedTextType;
  @Field(() => NotificationAudienceView) audience!: NotificationAudienceView;
  @Field(() => [String]) channels!: readonly string[];
  @Field(() => Int) people!: number;
  @Field(() => Int, { description: 'How many of them have it.' }) delivered!: number;
  @Field(() => Int, { description: 'How many have read it in their inbox.' }) read!: number;
  @Field(() => NotificationState) state!: keyof typeof NotificationState;
  @Field(() => NotificationKind) kind!: keyof typeof NotificationKind;
  @Field(() => String, { nullable: true, description: 'The name of the one account it was for.' }) person!:
    | string
    | null;
  @Field(() => String, { nullable: true }) sentBy!: string | null;
  @Field(() => DateTimeISO) createdAt!: Date;
}

@ObjectType('NotificationPage', { description: 'One page of the list.' })
export class NotificationPageView extends SearchedPageOf(NotificationView) {}

export const SendNotificationResult = createUnionType({
  name: 'SendNotificationResult',
  types: () => [NotificationView, Refused] as const,
});

@ObjectType('OwnNotification', { simpleResolvers: true, description: 'What the reader was told, in his language.' })
export class OwnNotificationView {
  @Field(() => ID) id!: string;
  @Field(() => String) title!: string;
  @Field(() => String) text!: string;
  @Field(() => DateTimeISO) createdAt!: Date;
  @Field(() => DateTimeISO, { nullable: true }) readAt!: Date | null;
}

@ObjectType('OwnNotificationPage', { description: 'Newest first.' })
export class OwnNotificationPageView extends PageOf(OwnNotificationView) {}

@ArgsType()
export class ReadNotificationsArgs {
  @Field(() => [ID]) @ArrayMaxSize(500) ids!: string[];
}
