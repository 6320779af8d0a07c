import type { BadgeTone } from '#shared/ui/Badge.tsx';
import { statusLabels as words } from './texts.ts';

interface StatusFace {
  word: string;
  /** Stands beside the word, so that colour is not the only sign. */
  shape: string;
  tone: BadgeTone;
}

const good: StatusFace = { word: words.success, shape: '✓', tone: 'good' };
const FACES: Record<string, StatusFace> = {
  success: good,
  completed: good,
  failed: { word: words.failed, shape: '✕', tone: 'bad' },
  pending: { word: words.pending, shape: '…', tone: 'plain' },
};

/** The face of a backup's status (Spec §4). */
export const faceOf = (status: string): StatusFace =>
  FACES[status] ?? { word: words.unknown, shape: '?', tone: 'plain' };
