import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates on the first touch (touch-directive.ts). */
    'client:touch'?: boolean;
  }
}
