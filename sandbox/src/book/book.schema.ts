/** Tables of this domain. */
export type BookTables = Record<never, never>
