import { useEffect } from 'react';
import { knownDevice } from '../device/known-device.ts';
import type { WorkerMessage } from './worker/pushed.ts';

/** What the area does with what its service worker says. */
interface Hearing {
  onArrived: () => void;
  /** A notification was tapped: an address under /admin. */
  onOpen: (path: string) => void;
}

/**
 * Hears the service worker, which knows of a new request before anybody asks the server; and, once nothing else is to
 * be done, sees to it that this device is still told (device/reach-device.ts comes only where somebody wished that).
 */
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
        // With the next start, then.
        .catch(() => undefined);
    });
  }, []);
}
