import { MAX_ROWS, readAllRows } from './export-rows.ts'

const pages =
  (total: number) =>
  async ({ pageNum, pageSize }: { pageNum: number; pageSize: number }) => {
    const from = (pageNum - 1) * pageSize
    const list = Array.from({ length: Math.max(0, Math.min(pageSize, total - from)) }, (_, index) => from + index)
    return { list, total, hasMore: from + list.length < total }
  }

describe('readAllRows', () => {
  it('[MINE-20] reads every page once, in order, and reports the progress', async () => {
    const seen: [number, number][] = []
    const { rows } = await readAllRows(pages(120), (read, total) => seen.push([read, total]))
    expect(rows).toEqual(Array.from({ length: 120 }, (_, index) => index))
    expect(seen).toEqual([
      [50, 120],
      [100, 120],
      [120, 120],
    ])
  })

  it('[MINE-20] stops at the row limit of one file', async () => {
    const { rows, total } = await readAllRows(pages(9_999), () => undefined)
    expect([rows.length, total]).toEqual([MAX_ROWS, 9_999])
  })

  it('[MINE-20] stops if the server announces more rows but returns none', async () => {
    const empty = async () => ({ list: [] as number[], total: 5, hasMore: true })
    expect((await readAllRows(empty, () => undefined)).rows).toEqual([])
  })
})
