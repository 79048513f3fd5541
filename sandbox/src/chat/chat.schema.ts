/** Tables of this domain. */
export type ChatTables = Record<never, never>
