import { type Thing, thing } from './thing.js';

/** A page by its name and its whole address. */
export interface NamedPage {
  readonly name: string;
  readonly address: string;
}

const listItem = ({ name, address }: NamedPage, index: number): Thing =>
  thing('ListItem', { position: index + 1, name, item: address });

/** schema.org BreadcrumbList: from the front of the site to this page. */
export const breadcrumbList = (pages: readonly NamedPage[]): Thing =>
  thing('BreadcrumbList', { itemListElement: pages.map(listItem) });

/** schema.org ItemList: pages that this one leads to, in its order. */
export const itemList = (pages: readonly NamedPage[]): Thing =>
  thing('ItemList', {
    numberOfItems: pages.length,
    itemListElement: pages.map(({ name, address }, index) =>
      thing('ListItem', { position: index + 1, name, url: address }),
    ),
  });
