import { createPdf } from './pdf-file.ts'
import { fitted, operandOf, runsOf, widthOf } from './pdf-text.rules.ts'
import { type StatementPdf, statementPdf } from './statement-pdf.ts'

const DOCUMENT: StatementPdf = {
  title: '账目报表',
  lang: 'zh-CN',
  about: ['demo01 (M1)', '2026-06-01 - 2026-11-24'],
  wallet: { title: '当时的钱包', facts: [['总资产', '120.00']] },
  table: {
    title: '盈亏',
    head: ['月份', '注数', '投注额', '返还', '净盈亏'],
    rows: [['2026年10月', '2', '30.00', '10.00', '−20.00']],
    sum: ['合计', '2', '30.00', '10.00', '−20.00'],
  },
  page: (n, all) => `${n}/${all}`,
}
const read = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

/** The text of each page in the order of its operators, as a reader extracts it. */
function textsOf(pdf: string): string[] {
  return [...pdf.matchAll(/stream\n([\s\S]*?)\nendstream/g)].map(([, content = '']) =>
    [...content.matchAll(/BT[\s\S]*?ET/g)]
      .map(([block]) =>
        [...block.matchAll(/\(((?:\\.|[^\\)])*)\) Tj|<([0-9a-f]+)> Tj/g)]
          .map(([, latin, hex]) =>
            hex === undefined
              ? (latin ?? '').replace(/\\(.)/g, '$1')
              : String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((code) => Number.parseInt(code, 16))),
          )
          .join(''),
      )
      .join('|'),
  )
}

describe('a statement as PDF', () => {
  it('[MINE-STM-9] holds every figure of the page, in both scripts', () => {
    const [text] = textsOf(read(statementPdf(DOCUMENT)))
    expect(text).toBe(
      '账目报表|demo01 (M1)|2026-06-01 - 2026-11-24|当时的钱包|总资产|120.00|盈亏|月份|注数|投注额|返还|净盈亏|' +
        '2026年10月|2|30.00|10.00|-20.00|合计|2|30.00|10.00|-20.00|1/1',
    )
  })

  it('[MINE-STM-9] is a file that a reader opens: each object is where the table says, and each stream as long', () => {
    const pdf = read(statementPdf(DOCUMENT))
    expect(pdf.startsWith('%PDF-1.4\n')).toBe(true)
    const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(pdf)?.[1])
    expect(pdf.slice(table, table + 4)).toBe('xref')
    const offsets = [...pdf.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset))
    expect(offsets.length).toBeGreaterThan(8)
    for (const [index, offset] of offsets.entries())
      expect(pdf.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj\n`))
    for (const [, length, content] of pdf.matchAll(/\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/g))
      expect(content?.length).toBe(Number(length))
    // Only ASCII, so that lengths are bytes.
    expect(/^[\n -~]*$/.test(pdf)).toBe(true)
  })

  it('[MINE-STM-9] repeats the head of the table on each page', () => {
    const rows = Array.from({ length: 90 }, (_, at) => [`V${at}`, '1', '1.00', '0.00', '-1.00'])
    const pages = textsOf(read(statementPdf({ ...DOCUMENT, table: { ...DOCUMENT.table, rows } })))
    expect(pages.length).toBe(3)
    for (const page of pages) expect(page).toContain('月份|注数|投注额|返还|净盈亏')
    expect(pages.join('|').match(/V\d+\|/g)).toHaveLength(90)
    expect(pages.at(-1)).toMatch(/合计\|2.*3\/3$/)
  })

  it('[MINE-STM-9] keeps brackets of a name, and shortens a long one', () => {
    expect(operandOf({ font: 'latin', text: 'a(b)\\c' })).toBe('(a\\(b\\)\\\\c)')
    expect(runsOf('IM体育')).toEqual([
      { font: 'latin', text: 'IM' },
      { font: 'chinese', text: '体育' },
    ])
    expect(widthOf('体育', 10)).toBe(20)
    expect(widthOf('0.00', 10)).toBeCloseTo(19.46)
    expect(fitted('体育体育体育', 10, 30)).toBe('体育...')
    expect(createPdf().addPage).toBeDefined()
  })
})
