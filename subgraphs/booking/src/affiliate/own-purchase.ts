/** SQL: the affiliate with the account `id` bought booking `b` himself, as such or as a guest with an address of his. */
export const boughtHimself = (id: string): string => `(${id} is not null and (b.booked_by_user_id = ${id} or exists (
  select 1 from verified_address v where v.account_id = ${id} and v.email = lower(b.contact_email))))`;
