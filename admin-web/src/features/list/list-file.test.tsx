import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pagesOf } from '@naga/kernel/to-csv.js';
import { forget, show, STOPS } from '../../../test/stops-list.js';

afterEach(forget);

describe('the file of a list', () => {
  const files: { name: string; text: Promise<string> }[] = [];
  beforeEach(() => {
    files.length = 0;
    let blob = new Blob();
    URL.createObjectURL = (made) => {
      blob = made as Blob;
      return 'blob:file';
    };
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      const text = blob.arrayBuffer().then((bytes) => Buffer.from(bytes).toString());
      files.push({ name: this.download, text });
    });
  });
  afterEach(() => void jest.restoreAllMocks());
  const plain = async () => (await files[0]!.text).slice(1);

  test('has the columns that are seen', async () => {
    show({ pages: pagesOf(STOPS) }, '?hide=city');
    await userEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
    await screen.findByText('stops.csv has 2 rows.');
    expect(files[0]!.name).toBe('stops.csv');
    expect(await plain()).toBe('Name\r\nSorya station\r\nNight market');
  });

  test('has every column when that is wanted', async () => {
    show({ pages: pagesOf(STOPS) }, '?show=place');
    await userEvent.click(screen.getByRole('button', { name: 'CSV, all columns' }));
    await screen.findByText('stops.csv has 2 rows.');
    expect((await plain()).split('\r\n').slice(0, 2)).toEqual([
      'Name,City,Place,Code',
      'Sorya station,Phnom Penh,place 1,S1',
    ]);
  });

  test('says how far it is, and is given up by a press', async () => {
    let goOn: () => void = () => undefined;
    const pages = async function* pages() {
      yield STOPS;
      await new Promise<void>((resolve) => (goOn = resolve));
      yield STOPS;
    };
    show({ pages });
    await userEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
    expect(await screen.findByText('2 of 2')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'stops.csv is being written' })).toHaveAttribute('value', '2');
    await userEvent.click(screen.getByRole('button', { name: 'Stop stops.csv' }));
    goOn();
    expect(await screen.findByRole('button', { name: 'Download CSV' })).toBeVisible();
    expect(files).toEqual([]);
    expect(screen.queryByText(/could not be written/)).not.toBeInTheDocument();
  });
});
