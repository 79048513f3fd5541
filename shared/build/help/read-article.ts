import type { Heading, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { frontmatterFromMarkdown } from 'mdast-util-frontmatter'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { frontmatter } from 'micromark-extension-frontmatter'
import { gfmTable } from 'micromark-extension-gfm-table'
import { type FrontMatter, frontMatterSchema } from './front-matter.ts'
import type { HelpArticle, HelpLink, HelpSection } from './help-article.ts'
import type { Problem, Report } from './problem.ts'
import { lineOf, plainText, readBlock } from './read-block.ts'
import { readYaml } from './read-yaml.ts'

/** `## Text of the heading {#anchor}` */
const HEADING = /^(\S.*?)\s+\{#([a-z][a-z0-9-]*)\}$/

export type ReadArticle = {
  readonly file: string
  readonly article: HelpArticle
  readonly front: FrontMatter
  /** Line of a field of the front matter. */
  readonly lineOf: (field: string) => number
  /** Every link with its line. */
  readonly links: readonly (HelpLink & { readonly line: number })[]
  /** Line of each section, in the order of `article.sections`. */
  readonly sectionLines: readonly number[]
}

/**
 * Parses one Markdown file. Links are only collected: checking them needs the other articles.
 *
 * @param file path from the root, for problems
 * @returns no article when there are problems
 */
export function readArticle(file: string, text: string): { read?: ReadArticle; problems: readonly Problem[] } {
  const problems: Problem[] = []
  const report: Report = (line, sentence) => void problems.push({ file, line, sentence })
  const { children } = fromMarkdown(text, {
    extensions: [frontmatter(), gfmTable()],
    mdastExtensions: [frontmatterFromMarkdown(), gfmTableFromMarkdown()],
  })
  const [first, ...content] = children
  if (first?.type !== 'yaml') {
    report(1, 'The front matter is missing: title, group, updated and related, between two lines of `---`.')
    return { problems }
  }
  const front = readYaml(first.value, frontMatterSchema, lineOf(first) + 1, report)
  const start = content.findIndex(({ type }) => type === 'heading')
  const lead = readLead(content.slice(0, start === -1 ? undefined : start), lineOf(content[0] ?? first), report)
  const { sections, links, sectionLines } = readSections(start === -1 ? [] : content.slice(start), report)
  if (start === -1) report(lineOf(first), 'The article has no section: `## Title {#anchor}`.')
  if (front === undefined || problems.length > 0) return { problems }
  const { updated, related } = front.value
  const article = { updated, lead, sections, related }
  return { read: { file, article, front: front.value, lineOf: front.lineOf, links, sectionLines }, problems }
}

function readLead(nodes: readonly RootContent[], line: number, report: Report): string {
  const [only, ...more] = nodes
  if (only?.type === 'paragraph' && more.length === 0) return plainText(only.children, report)
  report(line, 'Before the first section stands one paragraph, the answer in short.')
  return ''
}

function readSections(nodes: readonly RootContent[], report: Report) {
  const sections: { id: string; title: string; body: HelpSection['body'][number][] }[] = []
  const sectionLines: number[] = []
  const links: ReadArticle['links'][number][] = []
  for (const node of nodes) {
    if (node.type === 'heading') {
      const { id, title } = readHeading(node, report)
      if (sections.some((section) => section.id === id)) report(lineOf(node), `The anchor #${id} is used twice.`)
      sections.push({ id, title, body: [] })
      sectionLines.push(lineOf(node))
      continue
    }
    const block = readBlock(node, report)
    if (block === undefined) continue
    sections.at(-1)?.body.push(block)
    if (typeof block === 'object' && 'links' in block && node.type === 'paragraph') {
      const lines = node.children.filter(({ type }) => type === 'link').map(lineOf)
      links.push(...block.links.map((link, place) => ({ ...link, line: lines[place] ?? lineOf(node) })))
    }
  }
  sections.forEach(({ id, body }, place) => {
    if (body.length === 0) report(sectionLines[place] ?? 1, `The section #${id} is empty.`)
  })
  return { sections, links, sectionLines }
}

function readHeading(node: Heading, report: Report): { id: string; title: string } {
  const words = plainText(node.children, report)
  if (node.depth !== 2) report(lineOf(node), 'A section begins with `##`; there are no other headings.')
  const [, title, id] = HEADING.exec(words) ?? []
  if (title !== undefined && id !== undefined) return { id, title }
  report(lineOf(node), `The heading needs an anchor, the same in both languages: \`## ${words} {#anchor}\`.`)
  return { id: '', title: words }
}
