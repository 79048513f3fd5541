/** No file of a remote may contain the code of a singleton package, whatever the share settings say. */
import type { AnyNode, Expression } from 'acorn'
import type { Rule } from '../../candidate/candidate.rules.ts'
import { nameOf, objectOf, walkScript } from '../../candidate/script-syntax.rules.ts'

/** Property that a package defines on what it exports, by package. Its users read it, and a file that passes it on defines it as the same property of another. */
const OWN_PROPERTIES: ReadonlyMap<string, string> = new Map([
  ['__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE', 'react'],
  ['__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED', 'react'],
  ['__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE', 'react-dom'],
])

export const bringsNoSecondCopy: Rule = ({ files }) =>
  [...files]
    .filter(([file]) => /\.m?js$/.test(file))
    .flatMap(([file, content]) =>
      packagesIn(content.toString('utf8')).map((name) => ({
        rule: 'second-copy',
        what: `${file} holds a ${name} of its own: hooks would fail on a page with two.`,
        fix: `Import "${name}" by its plain name, so that it comes from the page, and check dependencies for a bundled copy.`,
      })),
    )

/** Packages whose code a script contains. */
function packagesIn(code: string): string[] {
  // Most files have none of the names: they need not be parsed.
  if (![...OWN_PROPERTIES.keys()].some((property) => code.includes(property))) return []
  const found = new Set<string>()
  try {
    walkScript(code, (node) => {
      for (const [property, value] of definedIn(node)) {
        const name = OWN_PROPERTIES.get(property)
        if (name !== undefined && !isPassedOn(value, property)) found.add(name)
      }
    })
  } catch {
    // What is no script does not run.
  }
  return [...found]
}

/** Properties that a node defines: by assignment, or in an object literal. */
function definedIn(node: AnyNode): (readonly [property: string, value: AnyNode])[] {
  if (node.type === 'ObjectExpression') return [...objectOf(node)]
  if (node.type !== 'AssignmentExpression' || node.left.type !== 'MemberExpression') return []
  const property = memberOf(node.left)
  return property === undefined ? [] : [[property, node.right]]
}

/** `react.X`, or a function that returns it, as bundlers write what a module exports from another. */
function isPassedOn(value: AnyNode, property: string): boolean {
  if (value.type === 'ArrowFunctionExpression') return isPassedOn(value.body, property)
  return value.type === 'MemberExpression' && memberOf(value) === property
}

function memberOf({ property, computed }: { property: AnyNode; computed: boolean }): string | undefined {
  return property.type === 'PrivateIdentifier' ? undefined : nameOf({ key: property as Expression, computed })
}
