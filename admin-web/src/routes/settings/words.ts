import { defineMessages, type NoMessageValues } from 'react-intl';
import type { CatalogueSetting_FormFragment } from './settings.generated.js';

export const words = defineMessages({
  title: { id: 'admin.settings.title', defaultMessage: 'Settings' },
  about: {
    id: 'admin.settings.about',
    defaultMessage: 'Each holds within a second for everybody. Leave one empty and its default holds.',
  },
  search: { id: 'admin.settings.search', defaultMessage: 'Find a setting' },
  catalogue: { id: 'admin.settings.catalogue', defaultMessage: 'Search for journeys' },
  catalogueAbout: {
    id: 'admin.settings.catalogue-about',
    defaultMessage: 'What travellers are shown when a day has no journey between two places.',
  },
  save: { id: 'admin.settings.save', defaultMessage: 'Save' },
  saved: { id: 'admin.settings.saved', defaultMessage: 'It is saved and holds from now on.' },
  none: { id: 'admin.settings.none', defaultMessage: 'No setting fits' },
  noneText: { id: 'admin.settings.none-text', defaultMessage: 'Look for other words.' },
  failed: { id: 'admin.settings.failed', defaultMessage: 'The settings could not be loaded' },
  unchanged: { id: 'admin.settings.unchanged', defaultMessage: 'Never changed' },
  somebody: { id: 'admin.settings.somebody', defaultMessage: 'somebody' },
});

export const filledWords = defineMessages<{
  bounds: { least: number; most: number; byDefault: number; unit: string };
  changed: { by: string; at: string };
  saveOf: { name: string };
}>({
  bounds: {
    id: 'admin.settings.bounds',
    defaultMessage: 'From {least} to {most} {unit}. Default: {byDefault}.',
  },
  changed: { id: 'admin.settings.changed', defaultMessage: 'Changed by {by} at {at}' },
  saveOf: { id: 'admin.settings.save-of', defaultMessage: 'Save “{name}”' },
});

export const unitWords = defineMessages<Record<CatalogueSetting_FormFragment['unit'], NoMessageValues>>({
  KILOMETRES: { id: 'admin.settings.unit.kilometres', defaultMessage: 'kilometres' },
  DAYS: { id: 'admin.settings.unit.days', defaultMessage: 'days' },
  PAIRS: { id: 'admin.settings.unit.pairs', defaultMessage: 'routes' },
});

/** What each setting is called, and what it does. */
export const nameWords = defineMessages<Record<CatalogueSetting_FormFragment['key'], NoMessageValues>>({
  NEARBY_KILOMETRES: { id: 'admin.settings.nearby-kilometres', defaultMessage: 'How near is nearby' },
  NEARBY_PAIRS: { id: 'admin.settings.nearby-pairs', defaultMessage: 'Routes nearby' },
  DAYS_AHEAD: { id: 'admin.settings.days-ahead', defaultMessage: 'Next day with a journey' },
});
export const effectWords = defineMessages<Record<CatalogueSetting_FormFragment['key'], NoMessageValues>>({
  NEARBY_KILOMETRES: {
    id: 'admin.settings.nearby-kilometres-about',
    defaultMessage: 'Where there is no journey, routes from or to a place as near as this are proposed.',
  },
  NEARBY_PAIRS: {
    id: 'admin.settings.nearby-pairs-about',
    defaultMessage: 'As many of them are proposed at most; with 0 none is.',
  },
  DAYS_AHEAD: {
    id: 'admin.settings.days-ahead-about',
    defaultMessage: 'On a day without a journey, as many later days are looked through for the next one.',
  },
});
