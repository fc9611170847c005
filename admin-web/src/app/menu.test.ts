import { describe, expect, test } from '@jest/globals';
import { menuOf } from './menu.js';

const grants = (scopes: Record<string, string>) =>
  Object.entries(scopes).map(([name, scope]) => ({
    __typename: 'Permission' as const,
    name,
    scope,
    needsSecondPerson: false,
  }));
const pathsFor = (scopes: Record<string, string>, agencyId: string | null = null) =>
  menuOf({ permissions: grants(scopes), agencyId }).flatMap(({ entries }) => entries.map(({ to }) => to));

describe('the menu', () => {
  test('shows only what a permission opens, and no group without an entry', () => {
    expect(pathsFor({})).toEqual(['/']);
    expect(menuOf({ permissions: grants({ 'booking.view': 'own' }), agencyId: null }).map(({ id }) => id)).toEqual([
      'home',
      'sell',
    ]);
  });

  test('has users for who looks after a country or all, staff for who looks after his own people', () => {
    expect(pathsFor({ 'user.manage': 'country' })).toEqual([
      '/',
      '/top-ups',
      '/users',
      '/agencies',
      '/ct-agents',
      '/roles',
    ]);
    expect(pathsFor({ 'user.manage': 'operator' })).toEqual(['/', '/staff', '/roles']);
  });

  test('has affiliates and developers’ requests for who looks after a country or all: no operator has any', () => {
    const rights = (scope: string) => ({ 'affiliate.manage': scope, 'developer.approve': scope });
    expect(pathsFor(rights('country'))).toEqual(['/', '/affiliates', '/developer-requests']);
    expect(pathsFor(rights('operator'))).toEqual(['/']);
  });

  test('knows what its screens add that are no noun’s, for who may add it', () => {
    const addsOf = (scopes: Record<string, string>) =>
      menuOf({ permissions: grants(scopes), agencyId: null }).flatMap(({ entries }) =>
        entries.flatMap(({ add }) => add?.to ?? []),
      );
    expect(addsOf({ 'user.manage': 'country', 'refund.policy': 'operator' })).toEqual([
      '/users/add',
      '/agencies/add',
      '/ct-agents/add',
    ]);
    expect(
      addsOf({ 'user.manage': 'all', 'role.manage': 'all', 'pricing.edit': 'all', 'refund.policy': 'all' }),
    ).toEqual(['/refund-policies/add', '/users/add', '/agencies/add', '/ct-agents/add', '/roles/add']);
    expect(addsOf({ 'booking.view': 'all', 'catalogue.edit': 'branch', 'schedule.edit': 'branch' })).toEqual([]);
    expect(addsOf({ 'notification.send': 'operator' })).toEqual(['/notifications/send']);
    expect(addsOf({ 'catalogue.edit': 'operator' })).toEqual([]);
    expect(addsOf({ 'booking.view': 'all', 'booking.create': 'all' })).toEqual(['/bookings/add', '/tickets/add']);
  });

  test('has lines and feeds for who says when vehicles are driven, whatever else of the catalogue he looks after', () => {
    expect(pathsFor({ 'schedule.edit': 'operator' })).toEqual(['/', '/routes', '/gtfs']);
    expect(pathsFor({ 'schedule.edit': 'branch' })).toEqual(['/', '/routes']);
    const ofCatalogue = pathsFor({ 'catalogue.edit': 'all' });
    expect(ofCatalogue).toContain('/stops');
    expect(ofCatalogue).not.toContain('/routes');
  });

  test('has zones and add-ons for who changes prices alone, not for who needs a second person for it', () => {
    const paths = (needsSecondPerson: boolean) =>
      menuOf({
        permissions: [{ __typename: 'Permission', name: 'pricing.edit', scope: 'operator', needsSecondPerson }],
        agencyId: null,
      }).flatMap(({ entries }) => entries.map(({ to }) => to));
    expect(paths(false)).toEqual(['/', '/pricing-zones', '/add-ons']);
    expect(paths(true)).toEqual(['/']);
  });

  test("leads an agency's owner to his own agency", () => {
    expect(pathsFor({ 'user.manage': 'agency' }, '7')).toEqual(['/', '/staff', '/agencies/7', '/roles']);
  });
});
