import { defineMessages, type NoMessageValues } from 'react-intl';

/** Of a gallery. */
export const MOST_PICTURES = 12;

/** Fields that several nouns have. */
export const fieldWords = defineMessages<
  Record<
    | 'name'
    | 'code'
    | 'icon'
    | 'abbreviation'
    | 'description'
    | 'operator'
    | 'country'
    | 'latitude'
    | 'longitude'
    | 'degrees'
    | 'pasted'
    | 'source'
    | 'sourceHint'
    | 'title'
    | 'transport'
    | 'gallery'
    | 'subcategory'
    | 'vehicleType',
    NoMessageValues
  >
>({
  name: { id: 'admin.noun-field.name', defaultMessage: 'Name' },
  code: { id: 'admin.noun-field.code', defaultMessage: 'Code' },
  icon: { id: 'admin.noun-field.icon', defaultMessage: 'Icon' },
  abbreviation: { id: 'admin.noun-field.abbreviation', defaultMessage: 'Abbreviation' },
  description: { id: 'admin.noun-field.description', defaultMessage: 'Description' },
  operator: { id: 'admin.noun-field.operator', defaultMessage: 'Operator' },
  country: { id: 'admin.noun-field.country', defaultMessage: 'Country' },
  latitude: { id: 'admin.noun-field.latitude', defaultMessage: 'Latitude' },
  longitude: { id: 'admin.noun-field.longitude', defaultMessage: 'Longitude' },
  degrees: { id: 'admin.noun-field.degrees', defaultMessage: 'In degrees, like 11.56245' },
  pasted: {
    id: 'admin.noun-field.pasted',
    defaultMessage: 'In degrees, like 11.56245. Or paste both numbers, or the link of a map.',
  },
  source: { id: 'admin.noun-field.source', defaultMessage: 'Source' },
  title: { id: 'admin.noun-field.title', defaultMessage: 'Title' },
  transport: { id: 'admin.noun-field.transport', defaultMessage: 'Transport' },
  gallery: { id: 'admin.noun-field.gallery', defaultMessage: 'Pictures' },
  subcategory: { id: 'admin.vehicle-types.subcategory', defaultMessage: 'Subcategory' },
  vehicleType: { id: 'admin.field.vehicleTypeId', defaultMessage: 'Vehicle type' },
  sourceHint: { id: 'admin.noun-field.source-hint', defaultMessage: 'Where this is known from' },
});
