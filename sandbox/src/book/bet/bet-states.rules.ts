/** States of a bet as they are stored (screens.md 11.6). */
export const OPEN = 2
export const SETTLED = 3
export const VOID = 4
