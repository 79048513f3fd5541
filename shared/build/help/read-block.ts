import type { BlockContent, List, Paragraph, PhrasingContent, RootContent, Table } from 'mdast'
import { HELP_TOOLS, type HelpBlock, type HelpLink } from './help-article.ts'
import type { Report } from './problem.ts'

/** Scripts without spaces: a line break in the source adds none. */
const HAN = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u
const ALLOWED = 'paragraphs, lists, numbered steps, tables, notes (>), lines of links and <self-test />'

/**
 * Converts one Markdown block to data.
 *
 * @returns undefined for an unsupported block, which is reported
 */
export function readBlock(node: RootContent, report: Report): HelpBlock | undefined {
  const line = lineOf(node)
  switch (node.type) {
    case 'paragraph':
      return readParagraph(node, report)
    case 'list':
      return node.ordered ? { steps: readItems(node, report) } : { list: readItems(node, report) }
    case 'table':
      return readTable(node, report)
    case 'blockquote':
      return { note: oneParagraph(node.children, line, 'A note', report) }
    case 'html':
      return readTool(node.value, line, report)
    default:
      report(line, `An article has no block "${node.type}". It has ${ALLOWED}.`)
      return undefined
  }
}

/** The plain text of an inline node; other content is reported. */
export function plainText(nodes: readonly PhrasingContent[], report: Report): string {
  const words = nodes.map((node) => {
    if (node.type === 'text') return node.value
    report(
      lineOf(node),
      node.type === 'link'
        ? 'Links stand in a paragraph of their own, one a line, without other words.'
        : `Text is drawn as plain words: take out this "${node.type}" (or write \\ before the sign that makes it one).`,
    )
    return ''
  })
  return words
    .join('')
    .replaceAll(/(.)[ \t]*\n[ \t]*(.)/gu, (_, before: string, after: string) =>
      HAN.test(before) && HAN.test(after) ? before + after : `${before} ${after}`,
    )
}

/** First line of a piece of Markdown in its file. */
export function lineOf(node: { position?: { start: { line: number } } | undefined }): number {
  return node.position?.start.line ?? 1
}

function readParagraph({ children }: Paragraph, report: Report): HelpBlock {
  const isOfLinks =
    children.some(({ type }) => type === 'link') &&
    children.every((node) => node.type === 'link' || (node.type === 'text' && node.value.trim() === ''))
  if (!isOfLinks) return plainText(children, report)
  const links = children.flatMap((node): HelpLink[] => {
    if (node.type !== 'link') return []
    const text = plainText(node.children, report)
    if (text === '') report(lineOf(node), `The link to ${node.url} has no words.`)
    return [{ to: node.url, text }]
  })
  return { links }
}

function readItems(list: List, report: Report): string[] {
  return list.children.map((item) => oneParagraph(item.children, lineOf(item), 'An item of a list', report))
}

function oneParagraph(
  children: readonly (BlockContent | RootContent)[],
  line: number,
  what: string,
  report: Report,
): string {
  const [only, ...more] = children
  if (only?.type === 'paragraph' && more.length === 0) return plainText(only.children, report)
  report(line, `${what} is one paragraph of words, and this is not.`)
  return ''
}

function readTable({ children, position }: Table, report: Report): HelpBlock {
  const [head = [], ...rows] = children.map((row) => {
    const cells = row.children.map((cell) => plainText(cell.children, report))
    const width = children[0]?.children.length ?? 0
    if (cells.length !== width)
      report(lineOf(row), `This row has ${cells.length} cells, and its table has ${width} columns.`)
    return cells
  })
  if (rows.length === 0) report(lineOf({ position }), 'A table has one row at least below its head.')
  return { head, rows }
}

function readTool(source: string, line: number, report: Report): HelpBlock | undefined {
  const tool = HELP_TOOLS.find((name) => source.trim() === `<${name} />`)
  if (tool !== undefined) return { tool }
  report(line, `An article has no block "${source.trim().split('\n')[0]}". It has ${ALLOWED}.`)
  return undefined
}
