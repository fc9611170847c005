import { PermissionGate } from '@naga/app-kit/PermissionGate';
import { useIntl } from 'react-intl';
import { useListAddress } from '../../features/list/list-address.js';
import { ListScreen } from '../../features/list/ListScreen.js';
import { useList } from '../../features/list/use-list.js';
import { useSums } from '../../features/list/sums/use-sums.js';
import { CargoBookingsDocument, CargoBookingSumsDocument } from './cargo-bookings.generated.js';
import { cargoColumns } from './cargo-columns.js';
import { cargoDays, cargoFilters, cargoParsers, cargoVariables, cargoViews } from './cargo-filters.js';
import { words } from './words.js';

export default function CargoBookingsRoute() {
  return (
    <PermissionGate permission="cargo.view">
      <CargoBookings />
    </PermissionGate>
  );
}

/** The parcels of one's scope; where agents of cargo begin. */
function CargoBookings() {
  const intl = useIntl();
  const address = useListAddress(cargoParsers);
  const list = useList(
    CargoBookingsDocument,
    address,
    (page, pageSize) => cargoVariables(address.state, page, pageSize),
    ({ cargoBookings }) => cargoBookings,
  );
  const { sums } = useSums(CargoBookingSumsDocument, { filter: cargoVariables(address.state, 1, 1).filter });
  return (
    <ListScreen
      id="cargo-bookings"
      title={intl.formatMessage(words.title)}
      total={words.total}
      address={address}
      {...list}
      sums={sums}
      rowId={({ id }) => id}
      openAt={({ code }) => `/cargo-bookings/${encodeURIComponent(code)}`}
      filters={cargoFilters(intl)}
      moreFilters={cargoDays(intl)}
      views={cargoViews(intl)}
      columns={cargoColumns(intl)}
      empty={{ title: words.none, text: words.noneText }}
    />
  );
}
