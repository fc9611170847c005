import { useApolloClient } from '@apollo/client/react';
import { PermissionGate } from '@naga/app-kit/PermissionGate';
import { formatCount } from '@naga/kernel/money.js';
import { EmptyState } from '@naga/ui/EmptyState';
import { FormattedMessage, useIntl } from 'react-intl';
import { PAGE_SIZE, useListAddress } from '../../features/list/list-address.js';
import { listAnswer } from '../../features/list/list-answer.js';
import { ListScreen } from '../../features/list/ListScreen.js';
import { CargoBookingsDocument, useCargoBookingsQuery } from './cargo-bookings.generated.js';
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
  const client = useApolloClient();
  const address = useListAddress(cargoParsers);
  const variables = cargoVariables(address.state, address.page, PAGE_SIZE);
  const answer = listAnswer(
    useCargoBookingsQuery({ variables, fetchPolicy: 'cache-and-network' }),
    (data) => data.cargoBookings,
  );
  const count = answer.list?.total;
  return (
    <ListScreen
      id="cargo-bookings"
      title={intl.formatMessage(words.title)}
      sub={count !== undefined && <FormattedMessage {...words.total} values={{ count, shown: formatCount(count) }} />}
      address={address}
      answer={answer}
      rowId={({ id }) => id}
      openAt={({ code }) => `/cargo-bookings/${encodeURIComponent(code)}`}
      filters={cargoFilters(intl)}
      moreFilters={cargoDays(intl)}
      views={cargoViews(intl)}
      columns={cargoColumns(intl)}
      load={async (page, pageSize) => {
        const asked = cargoVariables(address.state, page, pageSize);
        const { data } = await client.query({
          query: CargoBookingsDocument,
          variables: asked,
          fetchPolicy: 'no-cache',
        });
        return data?.cargoBookings;
      }}
      empty={
        <EmptyState title={<FormattedMessage {...words.none} />}>
          <FormattedMessage {...words.noneText} />
        </EmptyState>
      }
    />
  );
}
