/** Whether the local platform ends this process: long work stops between two steps, and the next goes on. */
export const isStopping = (): boolean => process.env.STOPPING === 'yes';
