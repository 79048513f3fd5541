/** Tables of this domain. */
export type FinanceTables = Record<never, never>
