import { tryStorage } from '#shared/browser/try-storage.ts';

const KEY = 'push-device';

export const knownDevice = (): string | undefined => tryStorage(() => localStorage.getItem(KEY)) ?? undefined;
export const rememberDevice = (id: string) => tryStorage(() => localStorage.setItem(KEY, id));
export const forgetDevice = () => tryStorage(() => localStorage.removeItem(KEY));
