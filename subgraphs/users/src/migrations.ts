import { WordsAreCompared } from '../migrations/words-are-compared.js';
import { JobsHaveTurns } from '@naga/server-kit/jobs/jobs-have-turns.js';
import { MessageStatesAreFound } from '../migrations/message-states-are-found.js';
import { FareAlertsSayCurrencies } from '../migrations/fare-alerts-say-currencies.js';
import { CurrenciesAreKept } from '../migrations/currencies-are-kept.js';
import { MessagesArePassedOver } from '../migrations/messages-are-passed-over.js';
import { MessagesAreFoundByWhose } from '../migrations/messages-are-found-by-whose.js';
import { MessagesAreListed } from '../migrations/messages-are-listed.js';
import { AdministerPeople } from '../migrations/administer-people.js';
import { BulkChangesForgetWhoAsked } from '../migrations/bulk-changes-forget-who-asked.js';
import { BulkChangesSayWhy } from '../migrations/bulk-changes-say-why.js';
import { ManyAreChangedByAJob } from '../migrations/many-are-changed-by-a-job.js';
import { AddAccountDoors } from '../migrations/add-account-doors.js';
import { AgenciesHaveCommissionLevels } from '../migrations/agencies-have-commission-levels.js';
import { CreateAudit } from '../migrations/create-audit.js';
import { CreateUsers } from '../migrations/create-users.js';
import { GrantRoles } from '../migrations/grant-roles.js';
import { MessagesAreWrittenByStaff } from '../migrations/messages-are-written-by-staff.js';
import { ListsKeepViews } from '../migrations/lists-keep-views.js';
import { MessagesKeepCourtesy } from '../migrations/messages-keep-courtesy.js';
import { MessagesGoByTelegram } from '../migrations/messages-go-by-telegram.js';
import { PaymentsAreRequested } from '../migrations/payments-are-requested.js';
import { PeopleRecommend } from '../migrations/people-recommend.js';
import { PeopleAreSearched } from '../migrations/people-are-searched.js';
import { PhonesAreBlocked } from '../migrations/phones-are-blocked.js';
import { SeatsAreWatched } from '../migrations/seats-are-watched.js';
import { PoliciesAreAskedFor } from '../migrations/policies-are-asked-for.js';
import { MessagesAreSentAgain } from '../migrations/messages-are-sent-again.js';
import { StaffNotifiesPeople } from '../migrations/staff-notifies-people.js';
import { DeletedAccountsAreToldAgain } from '../migrations/deleted-accounts-are-told-again.js';
import { AffiliatesTellTheirPercent } from '../migrations/affiliates-tell-their-percent.js';
import { RefundsAreAskedFor } from '../migrations/refunds-are-asked-for.js';
import { SystemIsLookedAfter } from '../migrations/system-is-looked-after.js';
import { StatementsAreAgreedOn } from '../migrations/statements-are-agreed-on.js';
import { ResetSecondFactors } from '../migrations/reset-second-factors.js';
import { VersionRoles } from '../migrations/version-roles.js';
import { MessageReloadsAreKept } from '../migrations/message-reloads-are-kept.js';
import { NotificationsAreNarrowed } from '../migrations/notifications-are-narrowed.js';
import { MessageReloadsAreListed } from '../migrations/message-reloads-are-listed.js';
import { MessageReloadsSayTheirPart } from '../migrations/message-reloads-say-their-part.js';
import { PeopleAreShownAround } from '../migrations/people-are-shown-around.js';
import { PointsAreSpent } from '../migrations/points-are-spent.js';
import { ApostrophesAreLetters } from '../migrations/apostrophes-are-letters.js';
import { LevelsAreRecords } from '../migrations/levels-are-records.js';
import { LevelsKeepTheirWords } from '../migrations/levels-keep-their-words.js';
import { FaresAreWatched } from '../migrations/fares-are-watched.js';
import { OrdersCarryFilters } from '../migrations/orders-carry-filters.js';
import { SettingsAreKept } from '../migrations/settings-are-kept.js';
import { MessagesKeepTheirOrder } from '../migrations/messages-keep-their-order.js';
import { PointsWaitByTheirKind } from '../migrations/points-wait-by-their-kind.js';

/** In the order they are made. */
export const migrations = [
  CreateUsers,
  GrantRoles,
  AddAccountDoors,
  AdministerPeople,
  CreateAudit,
  VersionRoles,
  ResetSecondFactors,
  MessagesGoByTelegram,
  RefundsAreAskedFor,
  StatementsAreAgreedOn,
  AgenciesHaveCommissionLevels,
  PaymentsAreRequested,
  PeopleAreSearched,
  SeatsAreWatched,
  PhonesAreBlocked,
  PoliciesAreAskedFor,
  AffiliatesTellTheirPercent,
  DeletedAccountsAreToldAgain,
  MessagesAreSentAgain,
  StaffNotifiesPeople,
  MessagesKeepCourtesy,
  SystemIsLookedAfter,
  MessagesAreWrittenByStaff,
  ListsKeepViews,
  SettingsAreKept,
  MessageReloadsAreKept,
  MessageReloadsSayTheirPart,
  PeopleAreShownAround,
  PointsAreSpent,
  PeopleRecommend,
  ApostrophesAreLetters,
  LevelsAreRecords,
  LevelsKeepTheirWords,
  OrdersCarryFilters,
  FaresAreWatched,
  ManyAreChangedByAJob,
  BulkChangesForgetWhoAsked,
  BulkChangesSayWhy,
  MessagesAreListed,
  MessageStatesAreFound,
  MessageReloadsAreListed,
  NotificationsAreNarrowed,
  MessagesAreFoundByWhose,
  CurrenciesAreKept,
  FareAlertsSayCurrencies,
  MessagesArePassedOver,
  WordsAreCompared,
  JobsHaveTurns,
  MessagesKeepTheirOrder,
  PointsWaitByTheirKind,
];
