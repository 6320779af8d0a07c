/** The administrator that the tests' server creates at its first start. */
export const OWNER = { username: 'inhaberin', password: 'Ein langes Testkennwort 42' } as const;
