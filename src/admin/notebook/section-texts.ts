export const NOTEBOOK_TITLE = 'Kunden übernehmen';
