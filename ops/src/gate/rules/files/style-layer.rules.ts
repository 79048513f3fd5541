/** Styles of a remote must be scoped: classes with its prefix, or rules in its own layer (federation.md 2.13). */
import { type AtRule, type ChildNode, parse } from 'postcss'
import selectorParser, { type Node, type Selector } from 'postcss-selector-parser'
import type { Refusal, Rule } from '../../candidate/candidate.rules.ts'

/** At-rules whose content is checked like other rules. */
const AROUND: ReadonlySet<string> = new Set(['media', 'supports', 'container', 'starting-style'])
/** At-rules that define a name for the whole page, inside of layers too. */
const NAMING: ReadonlySet<string> = new Set(['keyframes', '-webkit-keyframes', 'property', 'counter-style'])
/** Pseudo-classes that match when one of their selectors does. */
const EITHER: ReadonlySet<string> = new Set([':is', ':where', ':matches', ':-webkit-any', ':-moz-any'])
/** `(.a, .b) to (.c)`: the roots of a scope, then its limits. */
const SCOPE = /^\(([^()]*(?:\([^()]*\)[^()]*)*)\)(?:\s+to\s+\(.*\))?$/s

/** Bytes of all style sheets of a build; the largest of ours have 98 kB together. The parser needs some 200 bytes of memory for each of these. */
const STYLES_LIMIT = 512 * 1024

export const stylesStayInside: Rule = ({ name, files }) => {
  const sheets = [...files].filter(([file]) => file.endsWith('.css'))
  const bytes = sheets.reduce((sum, [, content]) => sum + content.length, 0)
  if (bytes > STYLES_LIMIT) return [stylesTooLarge(bytes)]
  return sheets.flatMap(([file, content]) => judgeFile(file, content.toString('utf8'), name))
}

function stylesTooLarge(bytes: number): Refusal {
  const what = `The style sheets have ${Math.ceil(bytes / 1024)} kB together; they may have ${STYLES_LIMIT / 1024} kB.`
  return { rule: 'budget', what, fix: 'Take out what no page uses; a picture is a file beside the style sheet.' }
}

function judgeFile(file: string, css: string, name: string): Refusal[] {
  const layer = `remote.${name}`
  const found = new Set<string>()
  try {
    judge(parse(css).nodes, { name, layer, isLayered: false }, found)
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

/** Where a rule is written. */
type Scope = {
  readonly name: string
  readonly layer: string
  /** Inside the remote's own layer: selectors are free there. */
  readonly isLayered: boolean
  /** The element that `&` and `:scope` stand for is the remote's own; undefined = they stand for nothing of the build. */
  readonly isParentOwn?: boolean | undefined
}

function judge(nodes: readonly ChildNode[], scope: Scope, found: Set<string>): void {
  for (const node of nodes) {
    if (node.type === 'atrule') judgeAtRule(node, scope, found)
    if (node.type !== 'rule') continue
    const isOwn = scope.isLayered || isInside(node.selector, scope)
    if (!isOwn) found.add(node.selector)
    // A foreign rule is reported once, not with everything inside of it.
    else judge(node.nodes, { ...scope, isParentOwn: !scope.isLayered || isInside(node.selector, scope) }, found)
  }
}

function judgeAtRule(node: AtRule, scope: Scope, found: Set<string>): void {
  const { name, params, nodes = [] } = node
  const told = `@${name} ${params}`.trim()
  if (name === 'charset') return
  if (name === 'font-face') {
    const family = nodes.flatMap((one) => (one.type === 'decl' && one.prop === 'font-family' ? [one.value] : []))
    if (!family.every((value) => isNamed(value.replace(/^(["'])(.*)\1$/, '$2'), scope.name)))
      found.add(`${told} ${family[0] ?? ''}`.trim())
  } else if (NAMING.has(name)) {
    if (!isNamed(params.replace(/^--/, ''), scope.name)) found.add(told)
  } else if (name === 'layer') {
    const names = params.split(',').map((one) => one.trim())
    const isOwn = names.every((one) => one === scope.layer || one.startsWith(`${scope.layer}.`))
    // Another layer: a remote must not set its order. A layer in a layer belongs to it.
    if (isOwn || scope.isLayered) judge(nodes, { ...scope, isLayered: true }, found)
    else found.add(told)
  } else if (name === 'scope') {
    const [, roots = ''] = SCOPE.exec(params) ?? []
    judge(nodes, { ...scope, isParentOwn: roots !== '' && isInside(roots, scope) }, found)
  } else if (AROUND.has(name)) judge(nodes, scope, found)
  else found.add(told)
}

/** The preset begins names with the remote's and an underscore; a remote's name has none, so the prefix is unique to it. */
function isNamed(text: string, name: string): boolean {
  return text.startsWith(`${name}_`) || text.startsWith(`${name}-`)
}

/** Whether each selector of a list needs an element with a class of the build. @throws Error when it cannot be read */
function isInside(selectors: string, scope: Scope): boolean {
  const { nodes } = selectorParser().astSync(selectors)
  // Without `&` a nested selector means a descendant of the rule around it.
  const isDescendant = (selector: Selector): boolean => scope.isParentOwn === true && !hasNesting(selector)
  return nodes.length > 0 && nodes.every((selector) => isDescendant(selector) || needsOwn(selector, scope))
}

function needsOwn(selector: Selector, scope: Scope): boolean {
  return selector.nodes.some((node) => isOwnNode(node, scope))
}

function isOwnNode(node: Node, scope: Scope): boolean {
  switch (node.type) {
    case 'class':
      return node.value.startsWith(`${scope.name}_`)
    case 'nesting':
      return scope.isParentOwn === true
    case 'pseudo':
      if (node.value === ':scope') return scope.isParentOwn === true
      // `:not` and `:has` name other elements than the one that is styled.
      return EITHER.has(node.value) && node.nodes.length > 0 && node.nodes.every((one) => needsOwn(one, scope))
    default:
      return false
  }
}

function hasNesting(selector: Selector): boolean {
  let found = false
  selector.walk((node) => {
    found ||= node.type === 'nesting' || (node.type === 'pseudo' && node.value === ':scope')
  })
  return found
}
