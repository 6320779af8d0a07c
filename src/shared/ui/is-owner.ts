import { createContext } from 'react';

/** Whether the owner is logged in, provided by the area's frame. A part draws nothing that only the owner may do. */
export const IsOwner = createContext(true);
