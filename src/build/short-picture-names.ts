import type { LocalImageService } from 'astro';
import sharpService from 'astro/assets/services/sharp';

/**
 * Astro's own service, but a picture's name is the hash of its source and of what was done to it, each by itself:
 * what was done to twenty pictures of a page is the same, and so is that part of their names, which then compresses
 * (0.4 kB of the home page).
 */
const service: LocalImageService = {
  ...sharpService,
  propertiesToHash: ['width', 'height', 'format', 'quality', 'fit', 'position', 'background'],
};
export default service;
