const of = (where: string, ...rules: readonly string[]): Record<string, string> =>
  Object.fromEntries(rules.map((rule) => [rule, where]));

/**
 * The ERROR rules of the canonical validator (8.0.1) that ask nothing of a feed of ours, each with the file or field that it
 * asks of: a feed that has one day what is named here has that rule to keep.
 */
export const RULES_OF_OTHERS: Readonly<Record<string, string>> = {
  ...of('trips.txt/block_id', 'block_trips_with_overlapping_stop_times'),
  ...of('routes.txt/route_color', 'invalid_color'),
  ...of('frequencies.txt', 'overlapping_frequency', 'start_and_end_range_equal'),
  ...of('levels.txt', 'missing_level_id'),
  ...of('route_networks.txt', 'route_networks_specified_in_more_than_one_file'),
  ...of('fare_products.txt', 'fare_product_with_multiple_default_rider_categories', 'invalid_currency_amount'),
  ...of(
    'fare_transfer_rules.txt',
    'fare_transfer_rule_duration_limit_type_without_duration_limit',
    'fare_transfer_rule_duration_limit_without_type',
    'fare_transfer_rule_invalid_transfer_count',
    'fare_transfer_rule_missing_transfer_count',
    'fare_transfer_rule_with_forbidden_transfer_count',
    'fare_transfer_rule_without_transfer_count',
  ),
  ...of(
    'timeframes.txt',
    'timeframe_only_start_or_end_time_specified',
    'timeframe_overlap',
    'timeframe_start_or_end_time_greater_than_twenty_four_hours',
  ),
  ...of(
    'pathways.txt',
    'bidirectional_exit_gate',
    'pathway_to_platform_with_boarding_areas',
    'pathway_to_stop_with_access_outside_of_station_pathways',
    'pathway_to_wrong_location_type',
    'pathway_unreachable_location',
  ),
  ...of(
    'stops.txt/stop_access',
    'stop_access_specified_for_incorrect_location',
    'stop_access_specified_for_stop_with_no_parent_station',
  ),
  ...of(
    'transfers.txt',
    'transfer_with_invalid_stop_location_type',
    'transfer_with_invalid_trip_and_route',
    'transfer_with_invalid_trip_and_stop',
  ),
  ...of(
    'shapes.txt',
    'decreasing_shape_distance',
    'equal_shape_distance_diff_coordinates',
    'trip_distance_exceeds_shape_distance',
  ),
  ...of('stop_times.txt/shape_dist_traveled', 'decreasing_or_equal_stop_time_distance'),
  ...of(
    'stop_times.txt/start_pickup_drop_off_window',
    'forbidden_arrival_or_departure_time',
    'forbidden_continuous_pickup_drop_off',
    'forbidden_drop_off_type',
    'forbidden_pickup_type',
    'forbidden_shape_dist_traveled',
    'invalid_pickup_drop_off_window',
    'missing_pickup_or_drop_off_window',
    'overlapping_zone_and_pickup_drop_off_window',
  ),
  ...of('stop_times.txt/location_group_id', 'forbidden_geography_id', 'missing_stop_times_record'),
  ...of('location_groups.txt', 'duplicate_geography_id'),
  ...of(
    'locations.geojson',
    'duplicate_geo_json_key',
    'geo_json_duplicated_element',
    'invalid_geometry',
    'malformed_json',
    'missing_required_element',
    'unsupported_feature_type',
    'unsupported_geo_json_type',
    'unsupported_geometry_type',
  ),
};

/** A billion rows: no archive of ours is long enough (`gtfs/zip.ts`). */
export const BEYOND_OUR_ARCHIVES = ['too_many_rows'];
