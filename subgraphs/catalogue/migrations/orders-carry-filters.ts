import { Migration } from '@mikro-orm/migrations';
import { ordersCarry } from '@naga/server-kit/crud/orders-carry.js';

/** Who sorts a list and narrows it reads the rows of its page alone, not those in between that the filter leaves out. */
export class OrdersCarryFilters extends Migration {
  override up(): void {
    const statements = ordersCarry({
      gallery_picture: ['active', 'transport_type', 'amenity_id', 'shown_in'],
      location: ['type', 'country_code', 'parent_id'],
      operator: ['offline', 'country_code', 'featured'],
      operator_amenity: ['operator_id', 'vehicle_type_id'],
      operator_branch: ['active', 'operator_id', 'location_id'],
      pickup_location: ['operator_id', 'location_id'],
      route: ['off_sale', 'operator_id', 'transport_type', 'connects', 'on_sale'],
      route_information: ['active', 'from_location_id', 'to_location_id'],
      seat_layout: ['operator_id'],
      seat_type: ['seat_category_id'],
      stop: ['operator_id', 'location_id'],
      ticket_term: ['active', 'operator_id', 'transport_type'],
      vehicle_gallery: ['operator_id', 'vehicle_subcategory_id'],
      vehicle_subcategory: ['vehicle_category_id'],
      vehicle_type: [
        'operator_id',
        'transport_type',
        'vehicle_category_id',
        'vehicle_subcategory_id',
        'seat_layout_id',
      ],
    });
    for (const statement of statements) this.addSql(statement);
  }
}
