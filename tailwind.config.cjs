/**
 * Names for the values in src/styles/tokens.css: classes say `bg-glass-1`, the value lives in one place
 * and the accessibility settings override it there.
 * @type {import('tailwindcss').Config}
 */
module.exports = {
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      white: 'var(--color-white)',
      ink: 'var(--color-ink)',
      'ink-soft': 'var(--color-ink-soft)',
      petrol: 'var(--color-petrol)',
      sun: 'var(--color-sun)',
      light: 'var(--color-light)',
      'glass-1': 'var(--color-glass-1)',
      'glass-2': 'var(--color-glass-2)',
      'glass-3': 'var(--color-glass-3)',
      edge: 'var(--color-edge)',
      vine: 'var(--color-vine)',
      brick: 'var(--color-brick)',
      surface: 'var(--color-surface)',
      page: 'var(--color-page)',
      'petrol-deep': 'var(--color-petrol-deep)',
      'on-sun': 'var(--color-on-sun)',
      hairline: 'var(--color-hairline)',
    },
    fontSize: {
      caption: 'var(--text-caption)',
      small: 'var(--text-small)',
      body: 'var(--text-body)',
      lead: ['var(--text-lead)', '1.5'],
      h3: ['var(--text-h3)', '1.2'],
      h2: ['var(--text-h2)', '1.1'],
      h1: ['var(--text-h1)', '1.05'],
    },
    fontFamily: { sans: ['var(--font-text)'] },
    fontWeight: { normal: '400', medium: '650', bold: '700', heavy: '750' },
    /** As large as a thumb needs, whatever the letters' size (WCAG 2.5.8 asks for half of it). */
    minHeight: { touch: '48px' },
    borderRadius: { none: '0', DEFAULT: 'var(--radius)' },
    boxShadow: { pane: 'var(--shadow-pane)' },
    animation: {
      breathe: 'breathe 1.6s ease-in-out infinite alternate',
      spin: 'spin 1s linear infinite',
      'sheet-in': 'sheet-in var(--motion-calm) ease-out',
      'run-along': 'run-along 1.6s linear infinite',
    },
    keyframes: {
      breathe: { to: { opacity: '0.45' } },
      spin: { to: { rotate: '1turn' } },
      'sheet-in': { from: { translate: '0 100%' } },
      'run-along': { from: { 'background-position': '100% 0' }, to: { 'background-position': '-100% 0' } },
    },
    screens: { sm: '30em', md: '48em', lg: '64em', xl: '80em', '2xl': '96em' },
  },
};
