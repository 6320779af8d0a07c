import { describe, expect, it } from 'vitest';
import { pushed } from '#admin/notifications/push/worker/pushed.ts';

describe('what the service worker shows', () => {
  it.each([undefined, '', 'null', '{}', '[]', '{"notification":3}', 'not json'])(
    'is a sentence where %j can’t be read: without one the browser takes the permission away',
    (text) => {
      const { title, options } = pushed(text);
      expect(title).toBe('Neues im Adminbereich');
      expect(options.data).toBe('/admin/contacts');
    },
  );

  it.each(['https://anderswo.example/', '//anderswo.example/admin', 'javascript:alert(1)', '/datenschutz'])(
    'leads to no other place than the admin area: %s',
    (navigate) => {
      const notification = { title: 'x', body: 'y', navigate, tag: 'z' };
      expect(pushed(JSON.stringify({ notification })).message.path).toMatch(/^\/admin/);
    },
  );
});
