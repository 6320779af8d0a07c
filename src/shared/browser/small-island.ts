import { importRetried } from './import-retried.ts';

/**
 * The element that Astro writes around an island, with no more in it than our islands need: one level, no props, one
 * slot. Astro's own revives props of eleven types and nests islands, for 1.2 kB on every page.
 */
type Hydrate = (component: unknown, props: object, slots: object, options: object) => unknown;
type Directive = (load: () => Promise<() => unknown>, options: object, element: HTMLElement) => unknown;

/** Where Astro's directives announce themselves. */
const directives = window as Window & { Astro?: Record<string, Directive> };

class SmallIsland extends HTMLElement {
  modules: Record<string, ReturnType<typeof importRetried>> = {};

  connectedCallback(): void {
    const name = this.getAttribute('client') ?? '';
    const directive = directives.Astro?.[name];
    // A directive's own script may come after the first island that uses it.
    if (directive) directive(() => this.load(), {}, this);
    else window.addEventListener(`astro:${name}`, () => this.connectedCallback(), { once: true });
  }

  async load(): Promise<() => unknown> {
    const [module, renderer] = await Promise.all([this.fetch('component-url'), this.fetch('renderer-url')]);
    const component = module[this.getAttribute('component-export') ?? 'default'];
    return async () => {
      const slot = this.querySelector('astro-slot');
      const hydrate = (renderer.default as (element: HTMLElement) => Hydrate)(this);
      await hydrate(component, {}, slot ? { default: slot.innerHTML } : {}, { client: this.getAttribute('client') });
      this.removeAttribute('ssr');
    };
  }

  /** A module that an attribute names; asked for once more where it did not come, and anew by the next touch. */
  fetch(attribute: string): Promise<Record<string, unknown>> {
    this.modules[attribute] ??= importRetried(this.getAttribute(attribute) ?? '');
    const load = this.modules[attribute];
    return load().catch(load);
  }
}

// While developing, Astro's own place for it has it too.
if (!customElements.get('astro-island')) customElements.define('astro-island', SmallIsland);
