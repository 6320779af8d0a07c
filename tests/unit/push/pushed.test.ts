import { expect, test } from 'vitest';
import { pushed } from '#admin/notifications/push/worker/pushed.ts';

test.each([undefined, '', 'null', '{}', '[]', '{"notification":3}', 'not json'])(
  'a notification has a general title for the unreadable push %j',
  (text) => {
    const { title, options } = pushed(text);
    expect(title).toBe('Neues im Adminbereich');
    expect(options.data).toBe('/admin/contacts');
  },
);

test.each(['https://anderswo.example/', '//anderswo.example/admin', 'javascript:alert(1)', '/datenschutz'])(
  'a notification opens the admin area instead of %s',
  (navigate) => {
    const notification = { title: 'x', body: 'y', navigate, tag: 'z' };
    expect(pushed(JSON.stringify({ notification })).options.data).toMatch(/^\/admin/);
  },
);
