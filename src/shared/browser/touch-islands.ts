/** Brings the islands of a page to life that wait for their touch. They ask for the directive by an event. */
import './small-island.ts';
import touchDirective from './touch-directive.ts';

const directives = window as Window & { Astro?: Record<string, unknown> };
directives.Astro = { ...directives.Astro, touch: touchDirective };
dispatchEvent(new Event('astro:touch'));
