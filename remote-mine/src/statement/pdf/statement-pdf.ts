/** A statement as a PDF: the wallet at a time, and a table of results with its sum. */
import { createPdf, PAGE, type PdfPage } from './pdf-file.ts'
import { fitted } from './pdf-text.rules.ts'

export type StatementPdf = {
  readonly title: string
  readonly lang: string
  /** Lines below the title: member, range, when it was made. */
  readonly about: readonly string[]
  readonly wallet: { readonly title: string; readonly facts: readonly (readonly [name: string, value: string])[] }
  readonly table: {
    readonly title: string
    readonly head: readonly string[]
    readonly rows: readonly (readonly string[])[]
    readonly sum: readonly string[]
  }
  readonly page: (n: number, all: number) => string
}

const MARGIN = 48
const RIGHT = PAGE.width - MARGIN
const LINE = 18
const SIZE = { title: 18, heading: 12, text: 10, small: 8 } as const
/** Right edges of the columns with figures; the first column starts at the margin. */
const COLUMNS = [265, 345, 445, RIGHT]
const NAME_WIDTH = 150
/** Below it the next line goes to a new page. */
const BOTTOM = PAGE.height - MARGIN - LINE

export function statementPdf({ title, lang, about, wallet, table, page }: StatementPdf): Uint8Array<ArrayBuffer> {
  const file = createPdf()
  const pages: PdfPage[] = []
  let current = start()
  let y = MARGIN + SIZE.title
  current.text(title, { x: MARGIN, y, size: SIZE.title })
  y += LINE
  for (const line of about) current.text(line, { x: MARGIN, y: next(14), size: SIZE.small })
  heading(wallet.title)
  for (const [name, value] of wallet.facts) {
    const at = next(LINE)
    current.text(name, { x: MARGIN, y: at, size: SIZE.text })
    current.text(value, { x: RIGHT, y: at, size: SIZE.text, align: 'end' })
  }
  heading(table.title)
  row(table.head)
  for (const cells of table.rows) {
    // The head stands on each page.
    if (y + LINE > BOTTOM) {
      turn()
      row(table.head)
    }
    row(cells)
  }
  current.line(y + 4, MARGIN, RIGHT)
  row(table.sum)
  for (const [index, one] of pages.entries())
    one.text(page(index + 1, pages.length), {
      x: RIGHT,
      y: PAGE.height - MARGIN / 2,
      size: SIZE.small,
      align: 'end',
    })
  return file.bytes({ title, lang })

  function start(): PdfPage {
    const one = file.addPage()
    pages.push(one)
    return one
  }
  function turn(): void {
    current = start()
    y = MARGIN
  }
  function next(height: number): number {
    if (y + height > BOTTOM) turn()
    y += height
    return y
  }
  function heading(text: string): void {
    const at = next(LINE * 1.8)
    current.text(text, { x: MARGIN, y: at, size: SIZE.heading })
    current.line(at + 5, MARGIN, RIGHT)
  }
  function row([name = '', ...figures]: readonly string[]): void {
    const at = next(LINE)
    current.text(fitted(name, SIZE.text, NAME_WIDTH), { x: MARGIN, y: at, size: SIZE.text })
    for (const [index, figure] of figures.entries())
      current.text(figure, { x: COLUMNS[index] ?? RIGHT, y: at, size: SIZE.text, align: 'end' })
  }
}
