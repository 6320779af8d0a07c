import { useEffect } from 'react';
import { knownDevice } from '../device/known-device.ts';
import type { WorkerMessage } from './worker/pushed.ts';

interface Hearing {
  onArrived: () => void;
  onOpen: (path: string) => void;
}

/** Renews the subscription when idle. Loads device/reach-device.ts only in browsers with notifications switched on. */
export function useWorkerMessages({ onArrived, onOpen }: Hearing): void {
  useEffect(() => {
    const worker = navigator.serviceWorker;
    if (!worker || knownDevice() === undefined) return;
    const hear = ({ data }: MessageEvent<WorkerMessage>) => {
      if (data.type === 'open') onOpen(data.path);
      else onArrived();
    };
    worker.addEventListener('message', hear);
    worker.startMessages();
    return () => worker.removeEventListener('message', hear);
  }, [onArrived, onOpen]);

  useEffect(() => {
    if (knownDevice() === undefined) return;
    const later = window.requestIdleCallback ?? setTimeout;
    later(() => {
      import('../device/reach-device.ts')
        .then(({ renewDevice }) => renewDevice())
        // The next start tries again.
        .catch(() => undefined);
    });
  }, []);
}
