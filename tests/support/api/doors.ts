import type { apiRoutes } from '#api-routes.ts';
import type contact from '../../../netlify/functions/contact.ts';

const files = import.meta.glob<typeof contact>('../../../netlify/functions/*.ts', { eager: true, import: 'default' });

/** Returns the door of a feature of the joined route table: the file of its name. */
export function doorOf(feature: keyof typeof apiRoutes): typeof contact {
  const name = feature.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const door = files[`../../../netlify/functions/${name}.ts`];
  if (!door) throw new Error(`There is no door named ${name}`);
  return door;
}
