/** Tables of this domain. */
export type ContentTables = Record<never, never>
