import { WordsAreCompared } from '../migrations/words-are-compared.js';
import { auditDoor } from '@naga/server-kit/audit/audit-door.js';
import { nounBulkJobs } from '@naga/server-kit/crud/bulk/bulk.jobs.js';
import { nounResolvers } from '@naga/server-kit/crud/noun-resolver.js';
import { fileProvider, openFileStore } from '@naga/server-kit/files/open-file-store.js';
import { forgetDoneWritesJob } from '@naga/server-kit/idempotency/do-once.js';
import { JobsHaveTurns } from '@naga/server-kit/jobs/jobs-have-turns.js';
import { pictureResolver } from '@naga/server-kit/pictures/picture.resolver.js';
import { sweepPicturesJob } from '@naga/server-kit/pictures/sweep-pictures.job.js';
import { forgetReloadsJob } from '@naga/server-kit/reload/forget-reloads.job.js';
import { livingSettings } from '@naga/server-kit/settings/living-settings.js';
import { providersResolver } from '@naga/server-kit/providers/providers.resolver.js';
import { settingsResolver } from '@naga/server-kit/settings/settings.resolver.js';
import { defineSubgraph } from '@naga/server-kit/subgraph.js';
import { AnnounceChanges } from '../migrations/announce-changes.js';
import { BranchesAreKept } from '../migrations/branches-are-kept.js';
import { BranchesAreRecords } from '../migrations/branches-are-records.js';
import { BranchesSayWhoSaved } from '../migrations/branches-say-who-saved.js';
import { BulkChangesForgetWhoAsked } from '../migrations/bulk-changes-forget-who-asked.js';
import { BulkChangesSayWhy } from '../migrations/bulk-changes-say-why.js';
import { CreateAudit } from '../migrations/create-audit.js';
import { CreateCatalogue } from '../migrations/create-catalogue.js';
import { FeedsAreGivenAway } from '../migrations/feeds-are-given-away.js';
import { FeedsAreListed } from '../migrations/feeds-are-listed.js';
import { FeedsAreTakenIn } from '../migrations/feeds-are-taken-in.js';
import { GalleriesNamePictures } from '../migrations/galleries-name-pictures.js';
import { FeedsKnowWhatTheyTurnedOff } from '../migrations/feeds-know-what-they-turned-off.js';
import { FeedsAreTriedThreeTimes } from '../migrations/feeds-are-tried-three-times.js';
import { IndexPlaceNames } from '../migrations/index-place-names.js';
import { ListsHaveIndexes } from '../migrations/lists-have-indexes.js';
import { LinesKeepWhatListsAsk } from '../migrations/lines-keep-what-lists-ask.js';
import { ListsKeepTheirWords } from '../migrations/lists-keep-their-words.js';
import { SchedulesKnowWhomTheyFollow } from '../migrations/schedules-know-whom-they-follow.js';
import { TimesKnowWhomTheyFollow } from '../migrations/times-know-whom-they-follow.js';
import { GoneSchedulesKeepTheirPlace } from '../migrations/gone-schedules-keep-their-place.js';
import { OrdersCarryFilters } from '../migrations/orders-carry-filters.js';
import { OperatorsAskPassengers } from '../migrations/operators-ask-passengers.js';
import { OperatorsReadLanguages } from '../migrations/operators-read-languages.js';
import { PlacesHaveVersions } from '../migrations/places-have-versions.js';
import { ManyAreChangedByAJob } from '../migrations/many-are-changed-by-a-job.js';
import { LinesHaveVersions } from '../migrations/lines-have-versions.js';
import { PicturesAreKept } from '../migrations/pictures-are-kept.js';
import { RecordsHaveVersions } from '../migrations/records-have-versions.js';
import { RatingsAreTold } from '../migrations/ratings-are-told.js';
import { DriversFetchAtPlaces } from '../migrations/drivers-fetch-at-places.js';
import { TermsAreFew } from '../migrations/terms-are-few.js';
import { TicketsHaveTerms } from '../migrations/tickets-have-terms.js';
import { RidesHaveLabels } from '../migrations/rides-have-labels.js';
import { RouteReloadsAreKept } from '../migrations/route-reloads-are-kept.js';
import { FeedsSayZones } from '../migrations/feeds-say-zones.js';
import { RouteReloadsAreListed } from '../migrations/route-reloads-are-listed.js';
import { RouteReloadsSayTheirPart } from '../migrations/route-reloads-say-their-part.js';
import { SeatsHaveCategories } from '../migrations/seats-have-categories.js';
import { SearchesAreCounted } from '../migrations/searches-are-counted.js';
import { SettingsAreKept } from '../migrations/settings-are-kept.js';
import { SellersHaveVersions } from '../migrations/sellers-have-versions.js';
import { SeatLayoutsHaveVersions } from '../migrations/seat-layouts-have-versions.js';
import { OperatorsShowTheirVehicles } from '../migrations/operators-show-their-vehicles.js';
import { OperatorsSayWhatIsOnBoard } from '../migrations/operators-say-what-is-on-board.js';
import { OperatorsTakeTheirFeeds } from '../migrations/operators-take-their-feeds.js';
import { ThePlatformShowsPictures } from '../migrations/the-platform-shows-pictures.js';
import { StopsKnowWhoHalts } from '../migrations/stops-know-who-halts.js';
import { StopsThatDriversFetchForStay } from '../migrations/stops-that-drivers-fetch-for-stay.js';
import { FeedsSayPrices } from '../migrations/feeds-say-prices.js';
import { LinesGoOffSale } from '../migrations/lines-go-off-sale.js';
import { WaysAreDescribed } from '../migrations/ways-are-described.js';
import { AmenityResolver } from './amenity/amenity.resolver.js';
import { DepartureResolver } from './departure/departure.resolver.js';
import { entities } from './entities.js';
import { catalogueEnv } from './env.js';
import { GalleryResolver } from './gallery/gallery.resolver.js';
import { GtfsFeedResolver } from './gtfs/gtfs-feed.resolver.js';
import { OwnFeedResolver } from './gtfs/own-feed.resolver.js';
import { publishFeedJob } from './gtfs/publish-feed.job.js';
import { GtfsImportResolver } from './gtfs-import/gtfs-import.resolver.js';
import { workOnImportsJob } from './gtfs-import/work-on-imports.job.js';
import type { CatalogueServices } from './journey/asking.js';
import { JourneyResolver } from './journey/journey.resolver.js';
import { LocationPairResolver } from './location-pair/location-pair.resolver.js';
import { LocationResolver } from './location/location.resolver.js';
import { lineNoun } from './line/line.noun.js';
import { lineBulkResolvers } from './line/line-bulk.resolver.js';
import { LineResolver } from './line/line.resolver.js';
import { PricedLineResolver } from './line/priced-line.resolver.js';
import { livingCatalogue } from './memory/living-catalogue.js';
import { colleagueName } from './names/colleague-name.js';
import { nouns } from './nouns.js';
import { OPERATOR_SCOPES } from './operator/change-operator.js';
import { PICTURES } from './pictures.js';
import { rateOperator } from './operator/rate-operator.command.js';
import { RequiredFieldsResolver } from './operator/required-fields.resolver.js';
import { OperatorLanguageResolver } from './operator/operator-language.resolver.js';
import { OperatorResolver } from './operator/operator.resolver.js';
import { OperatorRouteResolver } from './route/operator-route.resolver.js';
import { RouteInformationResolver } from './route-information/route-information.resolver.js';
import { RouteCacheResolver } from './route-cache/route-cache.resolver.js';
import { PlaceSearchResolver } from './place-search/place-search.resolver.js';
import { references } from './references.js';
import { PublicLineView } from './route/public-line.type.js';
import { seatLayoutNoun } from './seat-layout/seat-layout.noun.js';
import { seatLayoutBulkResolvers } from './seat-layout/seat-layout-bulk.resolver.js';
import { SeatLayoutResolver } from './seat-layout/seat-layout.resolver.js';
import { forgetSearchesJob } from './searched/forget-searches.job.js';
import { PricedRidesResolver } from './searched/priced-rides.resolver.js';
import { SearchCounts } from './searched/search-counts.js';
import { writeSearches } from './searched/write-searches.command.js';
import { SaleFactsResolver } from './sale/sale-facts.resolver.js';
import { SETTINGS } from './settings.js';

/** Locations, stops, operators, routes, schedules, vehicles, and the search for journeys. */
export default defineSubgraph<CatalogueServices>({
  name: 'catalogue',
  neighbours: ['booking', 'pricing', 'users'],
  entities,
  migrations: [
    CreateCatalogue,
    IndexPlaceNames,
    AnnounceChanges,
    CreateAudit,
    RatingsAreTold,
    OperatorsAskPassengers,
    BranchesAreKept,
    OperatorsReadLanguages,
    BranchesSayWhoSaved,
    RecordsHaveVersions,
    FeedsAreGivenAway,
    PlacesHaveVersions,
    LinesHaveVersions,
    SellersHaveVersions,
    SeatLayoutsHaveVersions,
    PicturesAreKept,
    TicketsHaveTerms,
    FeedsAreTakenIn,
    DriversFetchAtPlaces,
    GalleriesNamePictures,
    FeedsKnowWhatTheyTurnedOff,
    RouteReloadsAreKept,
    SeatsHaveCategories,
    FeedsAreTriedThreeTimes,
    RidesHaveLabels,
    SettingsAreKept,
    OperatorsShowTheirVehicles,
    OperatorsSayWhatIsOnBoard,
    BranchesAreRecords,
    OperatorsTakeTheirFeeds,
    ThePlatformShowsPictures,
    TermsAreFew,
    ListsHaveIndexes,
    StopsKnowWhoHalts,
    WaysAreDescribed,
    LinesGoOffSale,
    FeedsSayPrices,
    StopsThatDriversFetchForStay,
    RouteReloadsSayTheirPart,
    FeedsSayZones,
    ListsKeepTheirWords,
    LinesKeepWhatListsAsk,
    OrdersCarryFilters,
    SchedulesKnowWhomTheyFollow,
    SearchesAreCounted,
    ManyAreChangedByAJob,
    GoneSchedulesKeepTheirPlace,
    BulkChangesForgetWhoAsked,
    BulkChangesSayWhy,
    TimesKnowWhomTheyFollow,
    RouteReloadsAreListed,
    FeedsAreListed,
    WordsAreCompared,
    JobsHaveTurns,
  ],
  resolvers: [
    PlaceSearchResolver,
    LocationResolver,
    LocationPairResolver,
    JourneyResolver,
    OperatorResolver,
    OperatorLanguageResolver,
    OperatorRouteResolver,
    LineResolver,
    ...lineBulkResolvers,
    PricedLineResolver,
    PricedRidesResolver,
    RequiredFieldsResolver,
    AmenityResolver,
    GalleryResolver,
    DepartureResolver,
    RouteInformationResolver,
    RouteCacheResolver,
    SaleFactsResolver,
    GtfsFeedResolver,
    OwnFeedResolver,
    GtfsImportResolver,
    SeatLayoutResolver,
    ...seatLayoutBulkResolvers,
    auditDoor('catalogue'),
    settingsResolver('catalogue', SETTINGS, colleagueName),
    providersResolver('catalogue', ({ providers }: CatalogueServices) => providers),
    pictureResolver(PICTURES, 'catalogue.edit', OPERATOR_SCOPES),
    ...nouns.flatMap((noun) => nounResolvers(noun, colleagueName)),
  ],
  orphanedTypes: [PublicLineView],
  references,
  jobs: [
    forgetDoneWritesJob,
    forgetReloadsJob,
    publishFeedJob,
    workOnImportsJob,
    ...nounBulkJobs([...nouns, lineNoun, seatLayoutNoun], colleagueName),
    sweepPicturesJob(PICTURES, nouns),
    forgetSearchesJob,
  ],
  audience: { 'feed.undone': ['pricing'], 'schedules.followed': ['booking', 'pricing'] },
  consumers: { 'operator.rated': rateOperator },
  open: async ({ env, ...means }) => {
    const { BASE_URL, FILES_URL, GTFS_UNPACKED_MB } = catalogueEnv(env);
    return {
      baseUrl: BASE_URL.replace(/\/$/, ''),
      files: openFileStore(FILES_URL, means.log),
      providers: [fileProvider(FILES_URL)],
      searches: new SearchCounts({ log: means.log, write: (searches) => writeSearches(means.database, searches) }),
      gtfsUnpackedBytes: GTFS_UNPACKED_MB * 1024 * 1024,
      catalogue: await livingCatalogue(means),
      settings: await livingSettings('catalogue', SETTINGS, means),
    };
  },
  close: async ({ catalogue, settings, searches }) => {
    await Promise.all([catalogue.stop(), settings.stop(), searches.flush()]);
  },
});
