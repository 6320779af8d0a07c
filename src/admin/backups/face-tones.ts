import type { BadgeTone } from '#shared/ui/Badge.tsx';
import type { StatusFace } from './status-word.ts';

/** The colour beside a status's shape and word. */
export const FACE_TONES: Record<StatusFace, BadgeTone> = {
  success: 'good',
  failed: 'bad',
  pending: 'plain',
  unknown: 'plain',
};
