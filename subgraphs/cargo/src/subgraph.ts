import { auditDoor } from '@naga/server-kit/audit/audit-door.js';
import { JobsHaveTurns } from '@naga/server-kit/jobs/jobs-have-turns.js';
import { defineSubgraph } from '@naga/server-kit/subgraph.js';
import { CreateAudit } from '../migrations/create-audit.js';
import { CreateCargo } from '../migrations/create-cargo.js';
import { ParcelsHaveOwners } from '../migrations/parcels-have-owners.js';
import { PackageCategory } from './package-category/package-category.entity.js';
import { PackageCategoryResolver } from './package-category/package-category.resolver.js';
import { ParcelPriceResolver } from './package-price/parcel-price.resolver.js';
import { PackagePrice } from './package-price/package-price.entity.js';
import { ParcelEvent } from './parcel/parcel-event.entity.js';
import { ParcelUnit } from './parcel/parcel-unit.entity.js';
import { CargoBookingResolver } from './parcel-list/cargo-booking.resolver.js';
import { forgetSender } from './parcel/forget-senders.command.js';
import { forgetSendersJob } from './parcel/forget-senders.job.js';
import { Parcel } from './parcel/parcel.entity.js';
import { loadParcel } from './parcel/parcel.loader.js';
import { ParcelResolver } from './parcel/parcel.resolver.js';
import { Place } from './place/place.entity.js';
import { PlaceResolver } from './place/place.resolver.js';
import { Zone } from './place/zone.entity.js';

export default defineSubgraph({
  name: 'cargo',
  entities: [Zone, Place, PackageCategory, PackagePrice, Parcel, ParcelUnit, ParcelEvent],
  migrations: [CreateCargo, ParcelsHaveOwners, CreateAudit, JobsHaveTurns],
  resolvers: [
    PackageCategoryResolver,
    PlaceResolver,
    ParcelPriceResolver,
    ParcelResolver,
    CargoBookingResolver,
    auditDoor('cargo'),
  ],
  orphanedTypes: [],
  consumers: { 'account.deleted': forgetSender },
  jobs: [forgetSendersJob],
  references: { Parcel: ({ id }: { id: string }, context) => loadParcel(context, id) },
});
