/** The columns of an ExperienceRow and the tables they stand in; only what is public. */
export const FROM_EXPERIENCES = `from experience e
  join category c on c.id = e.category_id
  join city on city.id = e.city_id
  where e.public`;

export const EXPERIENCE_COLUMNS = `e.id, e.slug, e.titles, e.summaries, e.descriptions, e.terms, e.kind,
  e.duration_minutes as "durationMinutes", e.nights, e.max_guests as "maxGuests",
  e.meeting_points as "meetingPoints", e.latitude, e.longitude, e.includes, e.rating,
  e.review_count as "reviewCount", e.currency, e.price_adult as "priceAdult", e.price_senior as "priceSenior",
  e.price_child as "priceChild", e.price_infant as "priceInfant", e.auto_discount as "autoDiscount",
  e.image_hue as "imageHue", c.id as "categoryId", c.slug as "categorySlug", c.names as "categoryNames",
  (select count(*)::int from experience other where other.category_id = c.id and other.public) as "categoryCount",
  city.slug as "citySlug", city.names as "cityNames"`;
