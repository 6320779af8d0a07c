/** The revision that this site was built from; 0: the files of the repository. */
export const revision: number = 0;
