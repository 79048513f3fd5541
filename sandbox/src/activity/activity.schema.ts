/** Tables of this domain. */
export type ActivityTables = Record<never, never>
