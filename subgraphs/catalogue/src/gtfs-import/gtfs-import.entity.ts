import { defineEntity, p } from '@mikro-orm/core';
import { Operator } from '../operator/operator.entity.js';
import { Route } from '../route/route.entity.js';
import { Stop } from '../stop/stop.entity.js';
import type { ImportReport } from './import-report.js';
import type { UndoObstacle } from './undo-obstacle.js';
import type { GtfsImportState } from './import-words.js';
import type { FeedPrice } from './take-fares.js';

const GtfsImportSchema = defineEntity({
  name: 'GtfsImport',
  tableName: 'gtfs_import',
  checks: [
    {
      name: 'gtfs_import_state_check',
      expression: `state in
        ('UPLOADING', 'REHEARSING', 'REHEARSED', 'APPLYING', 'APPLIED', 'UNDOING', 'UNDONE', 'FAILED')`,
    },
  ],
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    operatorId: () => p.manyToOne(Operator).mapToPk().fieldName('operator_id').index(),
    madeBy: p.bigint('string').nullable(),
    madeAt: p.datetime(),
    fileName: p.text(),
    /** Of the archive. */
    bytes: p.integer(),
    /** What new departures are driven with, one for each type of transport. */
    vehicleTypeIds: p.array().columnType('bigint[]'),
    state: p.text().$type<GtfsImportState>(),
    /** Who asked for its last step. */
    askedBy: p.bigint('string').nullable(),
    /** How often that was begun. */
    tries: p.integer().default(0),
    /** The file that is read; null: lines are looked at. */
    reading: p.text().nullable(),
    /** Lines that are looked at, or percent of the feed that are read, of how many. */
    done: p.integer().default(0),
    total: p.integer().default(0),
    /** Why its last step did not succeed. */
    failure: p.text().nullable(),
    /** What stands in the way of undoing it. */
    stoppedBy: p.json<UndoObstacle>().nullable(),
    report: p.json<ImportReport>().nullable(),
  },
});
/** A feed of an operator on its way in. */
export class GtfsImport extends GtfsImportSchema.class {}
GtfsImportSchema.setClass(GtfsImport);

const GtfsImportPartSchema = defineEntity({
  name: 'GtfsImportPart',
  tableName: 'gtfs_import_part',
  uniques: [{ properties: ['importId', 'position'] }],
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    importId: () => p.manyToOne(GtfsImport).mapToPk().fieldName('import_id').deleteRule('cascade'),
    position: p.integer(),
    content: p.blob(),
  },
});
/** A piece of its archive. */
export class GtfsImportPart extends GtfsImportPartSchema.class {}
GtfsImportPartSchema.setClass(GtfsImportPart);

const GtfsImportChangeSchema = defineEntity({
  name: 'GtfsImportChange',
  tableName: 'gtfs_import_change',
  checks: [{ name: 'gtfs_import_change_kind_check', expression: `kind in ('STOP', 'LINE')` }],
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    importId: () => p.manyToOne(GtfsImport).mapToPk().fieldName('import_id').index().deleteRule('cascade'),
    kind: p.text().$type<'STOP' | 'LINE'>(),
    feedId: p.text(),
    rowId: p.bigint('string'),
    /** The one that it made. */
    version: p.integer(),
    /** Null: it was made. */
    before: p.json<object>().nullable(),
    saidBefore: p.text().nullable(),
    goneBefore: p.boolean(),
    offSaleBefore: p.array().columnType('bigint[]').defaultRaw(`'{}'`),
  },
});
/** One row that an import made or changed, with what is needed to take it back. */
export class GtfsImportChange extends GtfsImportChangeSchema.class {}
GtfsImportChangeSchema.setClass(GtfsImportChange);

const GtfsLinkSchema = defineEntity({
  name: 'GtfsLink',
  tableName: 'gtfs_link',
  checks: [
    {
      name: 'gtfs_link_kind_check',
      expression: `case kind when 'STOP' then stop_id is not null and route_id is null
        when 'LINE' then route_id is not null and stop_id is null else false end`,
    },
  ],
  uniques: [{ properties: ['operatorId', 'kind', 'feedId'] }],
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    operatorId: () => p.manyToOne(Operator).mapToPk().fieldName('operator_id'),
    kind: p.text().$type<'STOP' | 'LINE'>(),
    feedId: p.text(),
    stopId: () => p.manyToOne(Stop).mapToPk().fieldName('stop_id').nullable().index().deleteRule('cascade'),
    routeId: () => p.manyToOne(Route).mapToPk().fieldName('route_id').nullable().index().deleteRule('cascade'),
    /** Digest of what the feed said of it last: only what it says anew changes the row. */
    said: p.text(),
    /** The last feed did not have it any more. */
    gone: p.boolean().default(false),
    /** Schedules of a line that feeds took off sale, not a clerk. */
    offSale: p.array().columnType('bigint[]').defaultRaw(`'{}'`),
  },
});
/** What of ours came from what of an operator's feed. */
export class GtfsLink extends GtfsLinkSchema.class {}
GtfsLinkSchema.setClass(GtfsLink);

const GtfsLinePriceSchema = defineEntity({
  name: 'GtfsLinePrice',
  tableName: 'gtfs_line_price',
  uniques: [{ properties: ['importId', 'routeId'] }],
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    importId: () => p.manyToOne(GtfsImport).mapToPk().fieldName('import_id').deleteRule('cascade'),
    routeId: () => p.manyToOne(Route).mapToPk().fieldName('route_id').index().deleteRule('cascade'),
    currency: p.text(),
    prices: p.json<readonly FeedPrice[]>(),
    /** Stops that cost the same. */
    zones: p.json<readonly (readonly string[])[]>().defaultRaw(`'[]'`),
  },
});
/** What it says of the prices of a line. */
export class GtfsLinePrice extends GtfsLinePriceSchema.class {}
GtfsLinePriceSchema.setClass(GtfsLinePrice);
