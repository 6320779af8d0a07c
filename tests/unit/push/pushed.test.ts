import { describe, expect, it } from 'vitest';
import { pushed } from '#admin/notifications/push/worker/pushed.ts';
import { pushBody } from '#domain/messages/push-to.server.ts';

describe('what the service worker shows', () => {
  it('is what was pushed, and leads to its page of the site it runs on', () => {
    const body = pushBody({
      title: 'Neue Anfrage: Fenster',
      body: 'GR-4K7Q',
      path: '/admin/contacts?contact=1',
      tag: '1',
    });
    expect(pushed(body)).toEqual({
      title: 'Neue Anfrage: Fenster',
      badge: undefined,
      message: { type: 'arrived', title: 'Neue Anfrage: Fenster', path: '/admin/contacts?contact=1' },
      options: expect.objectContaining({ body: 'GR-4K7Q', tag: '1', data: '/admin/contacts?contact=1' }),
    });
  });

  it('counts on the icon', () => {
    const notification = { title: 'x', body: 'y', navigate: '/admin', tag: 'z', app_badge: '3' };
    expect(pushed(JSON.stringify({ web_push: 8030, notification })).badge).toBe(3);
  });

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
