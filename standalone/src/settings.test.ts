import { describe, expect, test } from '@jest/globals';
import { EnvironmentError } from '@naga/server-kit/env.js';
import { readSettings } from './settings.js';

describe('settings', () => {
  test('are all optional', () => {
    expect(readSettings({})).toMatchObject({ PORT: 4000, LOG_LEVEL: 'warn', DEMO: false, SCALE: 1 });
    expect(readSettings({}).DATA_DIR).toMatch(/\/\.data$/);
  });

  test('files lie beside the database, unless they are told another place', () => {
    expect(readSettings({ DATA_DIR: '/srv/naga' }).FILES_URL).toBe('/srv/naga/files');
    expect(readSettings({ DATA_DIR: '/srv/naga', FILES_URL: '/mnt/files' }).FILES_URL).toBe('/mnt/files');
  });

  test('an empty one counts as not set', () => {
    expect(readSettings({ PORT: '', REDIS_URL: '' })).toMatchObject({ PORT: 4000 });
  });

  test('the flag goes before the environment', () => {
    expect(readSettings({ SCALE: '3' }).SCALE).toBe(3);
    expect(readSettings({ SCALE: '3' }, ['--scale', '20']).SCALE).toBe(20);
  });

  test.each([{ PORT: '70000' }, { PORT: 'four' }, { SCALE: '0' }, { BASE_URL: 'here' }, { LOG_LEVEL: 'loud' }])(
    '%j is refused by name',
    (environment) => {
      expect(() => readSettings(environment)).toThrow(EnvironmentError);
      expect(() => readSettings(environment)).toThrow(Object.keys(environment)[0]!);
    },
  );
});
