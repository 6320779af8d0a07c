import { expect, it } from 'vitest';
import { inboxHref, readInboxAddress } from '#admin/list/use-inbox-address.ts';
import { NO_FILTER } from '#admin/shown/filter-requests.ts';

const read = (href: string) => {
  const { search, hash } = new URL(href, 'http://localhost/admin/contacts');
  return readInboxAddress(search, hash);
};
const nothing = { page: 1, filter: NO_FILTER, linked: undefined, sheet: undefined };

it('the address of the inbox names the open page', () => {
  expect(read('?page=3')).toEqual({ ...nothing, page: 3 });
  expect(inboxHref(read('?page=3'))).toBe('?page=3');
});

it('the address of the inbox keeps the filters, and the search up to its last blank', () => {
  const filter = {
    search: 'anna & müller ',
    service: 'fenster',
    state: 'waiting',
    from: '2026-03-01',
    to: '2026-03-31',
  } as const;
  const written = inboxHref({ page: 1, filter });
  expect(read(written).filter).toEqual(filter);
});

it('[14.2.1] the address of the inbox keeps the words of a search behind the #', () => {
  expect(inboxHref(read('?service=fenster#search=meier'))).toBe('?service=fenster#search=meier');
});

it('the address of the inbox leaves out defaults, and the page of a search', () => {
  expect(inboxHref({ page: 1, filter: NO_FILTER })).toBe('');
  expect(inboxHref({ page: 3, filter: { ...NO_FILTER, search: 'a' } })).toBe('#search=a');
});

it.each([
  'page=0',
  'page=-1',
  'page=1.5',
  'page=x',
  'page=99999999',
  'service=alles',
  'state=irgendwo',
  'from=2026-02-31',
  'to=gestern',
  'contact=1',
  'x=y',
])('the address of the inbox ignores invalid values: %s', (search) => {
  expect(read(`?${search}`)).toEqual(nothing);
});

it('the address of the inbox names a linked request', () => {
  const id = '3f0c4a4e-4f0b-4c59-9a53-6d2a5a6f1a11';
  expect(read(`?contact=${id}`).linked).toBe(id);
});
