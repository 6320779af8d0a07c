import { describe, expect, it } from 'vitest';
import { menuStep } from '#admin/frame/menu-keys.ts';

describe('a key in a menu of four entries', () => {
  it.each([
    { key: 'ArrowDown', from: 0, to: 1 },
    { key: 'ArrowDown', from: 3, to: 0 },
    { key: 'ArrowUp', from: 2, to: 1 },
    { key: 'ArrowUp', from: 0, to: 3 },
    { key: 'Home', from: 2, to: 0 },
    { key: 'End', from: 1, to: 3 },
    { key: 'Tab', from: 1, to: undefined },
    { key: 'ArrowRight', from: 1, to: 2 },
    { key: 'ArrowLeft', from: 0, to: 3 },
  ])('$key leads from $from to $to', ({ key, from, to }) => {
    expect(menuStep(key, from, 4)).toBe(to);
  });
});
