/** Styles of a remote must be scoped: classes with its prefix, or rules in its own layer (federation.md 2.13). */
import { type AtRule, type ChildNode, parse } from 'postcss'
import type { Refusal, Rule } from '../../candidate/candidate.rules.ts'

/** At-rules whose content is checked like other rules. */
const AROUND: ReadonlySet<string> = new Set(['media', 'supports', 'container', 'scope', 'starting-style'])
/** Without selectors; keyframes and fonts have names made unique by the build. */
const HARMLESS: ReadonlySet<string> = new Set(['font-face', 'keyframes', '-webkit-keyframes', 'property', 'charset'])

/** Bytes of all style sheets of a build; the largest of ours have 98 kB together. The parser needs some 200 bytes of memory for each of these. */
const STYLES_LIMIT = 512 * 1024

export const stylesStayInside: Rule = ({ name, files }) => {
  const sheets = [...files].filter(([file]) => file.endsWith('.css'))
  const bytes = sheets.reduce((sum, [, content]) => sum + content.length, 0)
  if (bytes > STYLES_LIMIT) return [stylesTooLarge(bytes)]
  // As the preset names local classes. A remote's name has no underscore, so the prefix is unique to it.
  const isOwn = (className: string): boolean => className.startsWith(`${name}_`)
  return sheets.flatMap(([file, content]) => judgeFile(file, content.toString('utf8'), name, isOwn))
}

function stylesTooLarge(bytes: number): Refusal {
  const what = `The style sheets have ${Math.ceil(bytes / 1024)} kB together; they may have ${STYLES_LIMIT / 1024} kB.`
  return { rule: 'budget', what, fix: 'Take out what no page uses; a picture is a file beside the style sheet.' }
}

function judgeFile(file: string, css: string, name: string, isOwn: (className: string) => boolean): Refusal[] {
  const layer = `remote.${name}`
  const found = new Set<string>()
  try {
    judge(parse(css).nodes, layer, isOwn, found)
  } catch (error) {
    const what = `${file} is not CSS that can be read: ${(error as Error).message}.`
    return [{ rule: 'style-layer', what, fix: 'Fix the style sheet and build again.' }]
  }
  if (found.size === 0) return []
  const some = [...found].slice(0, 3).join('", "')
  return [
    {
      rule: 'style-layer',
      what: `${file} styles "${some}"${found.size > 3 ? ` and ${found.size - 3} more` : ''} on the whole page.`,
      fix: `Write it as a class of a .module.css file (the preset begins its name with ${name}_), or put it inside @layer ${layer} { … }.`,
    },
  ]
}

function judge(
  nodes: readonly ChildNode[],
  layer: string,
  isOwn: (className: string) => boolean,
  found: Set<string>,
): void {
  for (const node of nodes) {
    if (node.type === 'rule') {
      for (const selector of node.selectors) if (!isInside(selector, isOwn)) found.add(selector)
    } else if (node.type === 'atrule') judgeAtRule(node, layer, isOwn, found)
  }
}

function judgeAtRule(node: AtRule, layer: string, isOwn: (className: string) => boolean, found: Set<string>): void {
  if (HARMLESS.has(node.name)) return
  if (node.name === 'layer') {
    const names = node.params.split(',').map((name) => name.trim())
    if (names.every((name) => name === layer || name.startsWith(`${layer}.`))) return
    // Another layer: a remote must not set its order.
    found.add(`@layer ${node.params}`)
  } else if (AROUND.has(node.name)) judge(node.nodes ?? [], layer, isOwn, found)
  else found.add(`@${node.name} ${node.params}`.trim())
}

/**
 * A selector is scoped when a required element has a class of the build; `:has` and `:not` do not count. Patterns avoid quadratic time: `[^\]]*`
 * would be quadratic for a row of open brackets.
 */
function isInside(selector: string, isOwn: (className: string) => boolean): boolean {
  const needed = selector.replace(/:(?:has|not)\((?:[^()]|\([^()]*\))*\)/g, '').replace(/\[[^[\]]*\]/g, '')
  return [...needed.matchAll(/\.((?:\\.|[\w-])+)/g)].some(([, className = '']) =>
    isOwn(className.replace(/\\(.)/g, '$1')),
  )
}
