import type { RoleId } from '../role/permissions.rules.js';

/** Everybody's password in the demonstration market; these accounts exist in no other installation. */
export const DEMO_PASSWORD = 'naga-demo-2026';

export interface DemoAccount {
  readonly roleId: RoleId;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly at: 'operator' | 'branch' | 'agency' | 'other agency' | 'country' | 'nowhere';
  readonly accountType?: 'COUNTER';
  readonly cargoAgent?: boolean;
  /** Signs in by a code, too: SMS stand in the inbox. */
  readonly phoneNumber?: string;
}

/** One account for each role, a second agency owner flagged as cargo agent, and the people of a second agency. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { roleId: 1, email: 'admin@naga.example', firstName: 'Sophea', lastName: 'Chan', at: 'nowhere' },
  { roleId: 11, email: 'country.admin@naga.example', firstName: 'Rithy', lastName: 'Sok', at: 'country' },
  { roleId: 7, email: 'support@naga.example', firstName: 'Maly', lastName: 'Keo', at: 'nowhere' },
  { roleId: 4, email: 'operator.admin@naga.example', firstName: 'Vichea', lastName: 'Lim', at: 'operator' },
  { roleId: 10, email: 'branch.manager@naga.example', firstName: 'Bopha', lastName: 'Heng', at: 'branch' },
  {
    roleId: 5,
    email: 'operator.agent@naga.example',
    firstName: 'Dara',
    lastName: 'Noun',
    at: 'branch',
    accountType: 'COUNTER',
  },
  { roleId: 9, email: 'operator.finance@naga.example', firstName: 'Sreymom', lastName: 'Ly', at: 'operator' },
  { roleId: 2, email: 'agency.owner@naga.example', firstName: 'Kosal', lastName: 'Tep', at: 'agency' },
  {
    roleId: 2,
    email: 'cargo.agent@naga.example',
    firstName: 'Nary',
    lastName: 'Prak',
    at: 'agency',
    cargoAgent: true,
  },
  { roleId: 3, email: 'agency.staff@naga.example', firstName: 'Pisey', lastName: 'Mao', at: 'agency' },
  { roleId: 2, email: 'second.owner@naga.example', firstName: 'Chenda', lastName: 'Ouk', at: 'other agency' },
  { roleId: 3, email: 'second.staff@naga.example', firstName: 'Rotha', lastName: 'Sim', at: 'other agency' },
  {
    roleId: 6,
    email: 'customer@naga.example',
    firstName: 'Ana',
    lastName: 'Reyes',
    at: 'nowhere',
    phoneNumber: '+85512345600',
  },
  { roleId: 8, email: 'partner@naga.example', firstName: 'Linh', lastName: 'Tran', at: 'nowhere' },
];
