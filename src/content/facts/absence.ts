/** What visitors learn of absences on the day of the build (src/domain/absence). */
export const absence: string = '';
