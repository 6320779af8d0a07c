import { type ComponentType, createContext } from 'react';

/** Shows what the owner should know of a place; src/admin gives it, because another feature knows it. */
export const PlaceNote = createContext<ComponentType<{ place: string }>>(() => null);
