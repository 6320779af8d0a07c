import { expect, test } from 'vitest';
import { inEffect, toSettings, withChoice } from '#site/accessibility/settings.ts';

const DEFAULTS = {
  fontSize: 'normal',
  contrast: 'normal',
  motion: 'normal',
  focusVisible: false,
  underlineLinks: false,
  colorBlindSupport: 'none',
  screenReaderOptimized: false,
};
const noWish = { contrast: false, motion: false };
const lessMotion = { contrast: false, motion: true };
const moreContrast = { contrast: true, motion: false };

test('stored settings stay unchanged when they are read', () => {
  const stored = {
    fontSize: 'extra-large',
    contrast: 'high',
    motion: 'reduced',
    focusVisible: true,
    underlineLinks: true,
    colorBlindSupport: 'tritanopia',
    screenReaderOptimized: true,
  };
  expect(toSettings(stored)).toEqual(stored);
});

test.each([null, undefined, 7, 'large', [[]], {}])('stored settings are the defaults for %j', (nonsense) => {
  expect(toSettings(nonsense)).toEqual(DEFAULTS);
});

test('stored settings get the default for an unknown value, and keep the others', () => {
  const stored = { fontSize: 'huge', contrast: 'high', focusVisible: 'yes', againstSystem: 'motion' };
  expect(toSettings(stored)).toEqual({ ...DEFAULTS, contrast: 'high' });
});

test('the system’s preferences apply without a choice', () => {
  expect(inEffect(toSettings(), lessMotion).motion).toBe('reduced');
  expect(inEffect(toSettings(), moreContrast).contrast).toBe('high');
  expect(inEffect(toSettings(), noWish)).toEqual(DEFAULTS);
});

test('the system’s preferences yield to a chosen "normal", also after storing and after another choice', () => {
  const chosen = withChoice(toSettings(), { motion: 'normal' }, lessMotion);
  expect(chosen.againstSystem).toEqual(['motion']);
  expect(inEffect(toSettings(JSON.parse(JSON.stringify(chosen))), lessMotion).motion).toBe('normal');
  expect(withChoice(chosen, { underlineLinks: true }, lessMotion).againstSystem).toEqual(['motion']);
});

test('the system’s preferences apply again when their value is chosen again', () => {
  const against = withChoice(toSettings(), { contrast: 'normal' }, moreContrast);
  expect(withChoice(against, { contrast: 'high' }, moreContrast)).toEqual({ ...DEFAULTS, contrast: 'high' });
});

test('the system’s preferences are not remembered as refused when the system has none', () => {
  expect(withChoice(toSettings(), { motion: 'normal', fontSize: 'large' }, noWish)).toEqual({
    ...DEFAULTS,
    fontSize: 'large',
  });
});
