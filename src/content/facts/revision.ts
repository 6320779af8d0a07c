/** The revision that this site was built from; 0: the files of the repository. */
export const revision: number = 0;
/** When the owner published it (ISO 8601). */
export const publishedAt: string | undefined = undefined;
