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
    },
    fontSize: {
      caption: ['var(--text-caption)', '1.5'],
      small: ['var(--text-small)', '1.5'],
      body: ['var(--text-body)', '1.6'],
      lead: ['var(--text-lead)', '1.5'],
      h3: ['var(--text-h3)', '1.2'],
      h2: ['var(--text-h2)', '1.1'],
      h1: ['var(--text-h1)', '1.05'],
    },
    fontFamily: { sans: ['var(--font-text)'] },
    screens: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px', '2xl': '1536px' },
  },
};
