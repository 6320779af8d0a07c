import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';

/** Draws a part with the parts that load late, without React's comments. */
export async function drawn(part: ReactNode): Promise<string> {
  const { prelude } = await prerender(part);
  return (await new Response(prelude as ReadableStream).text()).replaceAll(/<!--.*?-->/g, '');
}
