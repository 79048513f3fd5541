/** Writes a PDF 1.4: text and lines on A4 pages. Fonts are not embedded: Helvetica and STSong-Light come with the reader. */
import { operandOf, runsOf, widthOf } from './pdf-text.rules.ts'

/** Points. */
export const PAGE = { width: 595, height: 842 } as const

export type PdfPage = {
  /** @param y from the top @param align where `x` is: the start of the text, or its end */
  text(text: string, place: { x: number; y: number; size: number; align?: 'start' | 'end' }): void
  line(y: number, from: number, to: number): void
}

export type PdfFile = {
  addPage(): PdfPage
  /** @param title shown by the reader @param lang of its text, e.g. `zh-CN` */
  bytes(about: { title: string; lang: string }): Uint8Array<ArrayBuffer>
}

export function createPdf(): PdfFile {
  const pages: string[][] = []
  return {
    addPage() {
      const operators: string[] = []
      pages.push(operators)
      return {
        text(text, { x, y, size, align = 'start' }) {
          const start = align === 'end' ? x - widthOf(text, size) : x
          const shown = runsOf(text).map((run) => `/${run.font} ${size} Tf ${operandOf(run)} Tj`)
          operators.push(`BT 1 0 0 1 ${rounded(start)} ${rounded(PAGE.height - y)} Tm ${shown.join(' ')} ET`)
        },
        line(y, from, to) {
          const at = rounded(PAGE.height - y)
          operators.push(`0.5 w 0.6 G ${rounded(from)} ${at} m ${rounded(to)} ${at} l S`)
        },
      }
    },
    bytes: ({ title, lang }) => bytesOf(pages, title, lang),
  }
}

const FONTS = [
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UTF16-H /DescendantFonts [5 0 R] >>',
  '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /DW 1000 /FontDescriptor 6 0 R ' +
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 4 >> >>',
  '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 ' +
    '/Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>',
]
/** Numbers of the objects before the pages: catalogue, page tree, four of fonts, information. */
const FIRST_PAGE = 8

function bytesOf(pages: readonly (readonly string[])[], title: string, lang: string): Uint8Array<ArrayBuffer> {
  const pageNo = (index: number): number => FIRST_PAGE + 2 * index
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /Lang (${lang}) /ViewerPreferences << /DisplayDocTitle true >> >>`,
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, index) => `${pageNo(index)} 0 R`).join(' ')}] >>`,
    ...FONTS,
    `<< /Title ${operandOf({ font: 'chinese', text: `\ufeff${title}` })} >>`,
    ...pages.flatMap((operators, index) => {
      const content = operators.join('\n')
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents ${pageNo(index) + 1} 0 R ` +
          '/Resources << /Font << /latin 3 0 R /chinese 4 0 R >> >> >>',
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ]
    }),
  ]
  let text = '%PDF-1.4\n'
  const offsets: number[] = []
  for (const [index, object] of objects.entries()) {
    offsets.push(text.length)
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
  }
  const start = text.length
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 7 0 R >>\nstartxref\n${start}\n%%EOF\n`
  // All of it is ASCII.
  return new TextEncoder().encode(text)
}

function rounded(points: number): string {
  return String(Math.round(points * 100) / 100)
}
