/**
 * Whether this process is about to end, as the local platform announces. Long work then ends between two steps, and
 * leaves the rest to the next process.
 */
export const isStopping = (): boolean => process.env.STOPPING === 'yes';
