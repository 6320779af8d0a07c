import { GALLERY_SCROLL_STEP_PX } from '#config/limits.ts';
import { scrollGalleryByButtons } from './gallery-buttons.ts';
import { makePaneWipeable } from './wipe.ts';

makePaneWipeable();
scrollGalleryByButtons(GALLERY_SCROLL_STEP_PX);
