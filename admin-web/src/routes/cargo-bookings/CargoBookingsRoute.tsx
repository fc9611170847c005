import { PermissionGate } from '@naga/app-kit/PermissionGate';
import { EmptyState } from '@naga/ui/EmptyState';
import { FormattedMessage, useIntl } from 'react-intl';
import { PAGE_SIZE, useListAddress } from '../../features/list/list-address.js';
import { listAnswer } from '../../features/list/list-answer.js';
import { ListScreen } from '../../features/list/ListScreen.js';
import { useLoad } from '../../features/list/use-load.js';
import { CargoBookingsDocument, type CargoBookingsQuery, useCargoBookingsQuery } from './cargo-bookings.generated.js';
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
  const asked = (page: number, pageSize: number) => cargoVariables(address.state, page, pageSize);
  const pick = ({ cargoBookings }: CargoBookingsQuery) => cargoBookings;
  const variables = asked(address.page, PAGE_SIZE);
  const answer = listAnswer(useCargoBookingsQuery({ variables, fetchPolicy: 'cache-and-network' }), pick);
  const pages = useLoad(CargoBookingsDocument, asked, pick);
  return (
    <ListScreen
      id="cargo-bookings"
      title={intl.formatMessage(words.title)}
      total={words.total}
      address={address}
      answer={answer}
      rowId={({ id }) => id}
      openAt={({ code }) => `/cargo-bookings/${encodeURIComponent(code)}`}
      filters={cargoFilters(intl)}
      moreFilters={cargoDays(intl)}
      views={cargoViews(intl)}
      columns={cargoColumns(intl)}
      pages={pages}
      empty={
        <EmptyState title={<FormattedMessage {...words.none} />}>
          <FormattedMessage {...words.noneText} />
        </EmptyState>
      }
    />
  );
}
