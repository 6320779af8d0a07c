/**
 * Whether this process is about to end: the local platform says so when it is told to stop. Long work ends between two
 * steps then, and leaves the rest to the next process.
 */
export const isStopping = (): boolean => process.env.STOPPING === 'yes';
