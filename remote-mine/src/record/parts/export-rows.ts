/** Reads all pages of a record. */
import type { AskPage } from './record.api.ts'

const PAGE_SIZE = 50
/** Row limit of one file; longer periods are exported in parts. */
export const MAX_ROWS = 5_000

export type ExportedRows<Row> = { readonly rows: readonly Row[]; readonly total: number }

/** @param onProgress called after each page with the rows read and the total */
export async function readAllRows<Row>(
  ask: AskPage<{ list: Row[]; total: number; hasMore: boolean }>,
  onProgress: (read: number, total: number) => void,
  signal?: AbortSignal,
): Promise<ExportedRows<Row>> {
  const rows: Row[] = []
  for (let pageNum = 1; ; pageNum += 1) {
    const page = await ask({ pageNum, pageSize: PAGE_SIZE }, signal)
    rows.push(...page.list)
    onProgress(rows.length, page.total)
    if (!page.hasMore || page.list.length === 0 || rows.length >= MAX_ROWS) return { rows, total: page.total }
  }
}
