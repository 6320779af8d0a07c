import type { BadgeTone } from '#shared/ui/Badge.tsx';
import { statusLabels } from './texts.ts';

/** The four faces of a backup's status (Spec §4). */
export type StatusFace = keyof typeof statusLabels;

const FACES: Record<string, StatusFace> = {
  success: 'success',
  completed: 'success',
  failed: 'failed',
  pending: 'pending',
};

/** 'success' and 'completed' look alike; others are 'unknown'. */
export const faceOf = (status: string): StatusFace => FACES[status] ?? 'unknown';

/** 'Erfolgreich', 'Fehlgeschlagen', 'Läuft' or 'Unbekannt'. */
export const statusWord = (status: string): string => statusLabels[faceOf(status)];

/** The colour beside a status's shape and word. */
export const FACE_TONES: Record<StatusFace, BadgeTone> = {
  success: 'good',
  failed: 'bad',
  pending: 'plain',
  unknown: 'plain',
};
