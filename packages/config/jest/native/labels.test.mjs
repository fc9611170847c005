import { expect, test } from '@jest/globals';
import './labels.cjs';
import { JSDOM } from 'jsdom';

const { document } = new JSDOM(`
  <label id="named" for="seat">Seat</label> <label id="again" for="seat">of two</label> <input id="seat">
  <label id="around">Name <b>first</b><input id="inner"><input></label>
  <label id="nobody" for="gone">Gone</label> <label id="empty" for="">Empty<input id="beside"></label>
  <label id="text" for="paragraph">A text</label> <p id="paragraph"></p>
  <label id="unseen" for="secret">Unseen</label> <input id="secret" type="hidden">
  <label id="menu" for="currency">Currency</label> <select id="currency"></select>
`).window;
const at = (id) => document.getElementById(id);

test.each([
  ['named', 'seat'],
  ['again', 'seat'],
  ['around', 'inner'],
  ['nobody', null],
  ['empty', null],
  ['text', null],
  ['unseen', null],
  ['menu', 'currency'],
])('the label %s is for %s', (label, field) => {
  expect(at(label).control).toBe(field && at(field));
});

test.each([
  ['seat', ['named', 'again']],
  ['inner', ['around']],
  ['beside', []],
  ['currency', ['menu']],
])('the field %s has the labels %p', (field, labels) => {
  expect([...at(field).labels].map(({ id }) => id)).toEqual(labels);
});

test('what takes no label has none, and labels that come later are seen', () => {
  expect(at('secret').labels).toBeNull();
  const { labels } = at('beside');
  at('empty').setAttribute('for', 'beside');
  expect([...labels]).toEqual([at('empty')]);
});

test('what is in no document is walked through as before', () => {
  const form = document.createElement('form');
  form.innerHTML = '<label for="alone">Alone</label><input id="alone">';
  expect(form.querySelector('label').control).toBe(form.querySelector('input'));
  expect([...form.querySelector('input').labels]).toEqual([form.querySelector('label')]);
});
