import { type ComponentType, createContext } from 'react';
import type { SentMessage } from '#shared/api/sent-message.ts';

/** Shows what was sent about a request; src/admin gives it, because another feature knows it. */
export const MessagesNote = createContext<ComponentType<{ messages: readonly SentMessage[] }>>(() => null);
