import { createContext } from 'react';

/** Provided by the area's frame. A part draws nothing that only the owner may do. */
export const IsOwner = createContext(true);
