/** Wednesday 4 March 2026, 20:00 in UTC+8: the time at which every test of the whole sandbox begins, and of its template. */
export const START = Date.UTC(2026, 2, 4, 12)
