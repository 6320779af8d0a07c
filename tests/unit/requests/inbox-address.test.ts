import { expect, test } from 'vitest';
import { inboxHref, readInboxAddress } from '#admin/list/use-inbox-address.ts';
import { NO_FILTER } from '#admin/shown/request-filter.ts';

const read = (href: string) => {
  const { pathname, search, hash } = new URL(href, 'http://localhost/contacts');
  return readInboxAddress(pathname, search, hash);
};
const nothing = { id: undefined, page: 1, filter: NO_FILTER };

test('the address of the inbox keeps the page, or the filters and the search up to its last blank, without defaults', () => {
  expect(read('?page=3')).toEqual({ ...nothing, page: 3 });
  expect(inboxHref(read('?page=3'))).toBe('/contacts?page=3');
  expect(inboxHref({ page: 1, filter: NO_FILTER })).toBe('/contacts');
  const filter = { search: 'anna & müller ', service: 'fenster', state: 'waiting' } as const;
  expect(read(inboxHref({ page: 3, filter }))).toEqual({ ...nothing, filter });
});

test('[14.2.1] the address of the inbox keeps the words of a search behind the #', () => {
  expect(inboxHref(read('?service=fenster#search=meier'))).toBe('/contacts?service=fenster#search=meier');
});

test.each([
  'page=0',
  'page=-1',
  'page=1.5',
  'page=x',
  'page=99999999',
  'service=alles',
  'state=irgendwo',
  'contact=1',
  'x=y',
])('the address of the inbox ignores invalid values: %s', (search) => {
  expect(read(`?${search}`)).toEqual(nothing);
});

test('the address of the inbox names the opened request beside the filter, also as earlier mails did', () => {
  const id = '3f0c4a4e-4f0b-4c59-9a53-6d2a5a6f1a11';
  expect(read(`/contacts/${id}?state=waiting`)).toEqual({ ...nothing, id, filter: { ...NO_FILTER, state: 'waiting' } });
  expect(inboxHref(read(`?contact=${id}&state=waiting`))).toBe(`/contacts/${id}?state=waiting`);
});
