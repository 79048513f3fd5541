/** Reads scripts of a build as syntax, not as text: a text in a string or under another name says nothing. Pure. */
import { type AnyNode, type Expression, type ObjectExpression, type Property, parse } from 'acorn'
import { full } from 'acorn-walk'

/** Properties of an object literal that are written out, by name. */
export type WrittenObject = ReadonlyMap<string, Expression>

/**
 * Every node of a script, whatever its form.
 * @throws SyntaxError or RangeError when it is no script or too deep
 */
export function walkScript(code: string, visit: (node: AnyNode) => void): void {
  full(programOf(code), visit)
}

export function objectOf({ properties }: ObjectExpression): WrittenObject {
  return new Map(
    properties.flatMap((property) => {
      const name = property.type === 'Property' ? nameOf(property) : undefined
      return property.type === 'Property' && name !== undefined ? [[name, property.value] as const] : []
    }),
  )
}

/** Name of a property or member that is written out: `a`, `'a'` or `['a']`. */
export function nameOf({ key, computed }: Pick<Property, 'key' | 'computed'>): string | undefined {
  return key.type === 'Identifier' && !computed ? key.name : textOf(key as Expression)
}

/** A text that is written out. */
export function textOf(node: Expression | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  return node?.type === 'TemplateLiteral' && node.expressions.length === 0
    ? (node.quasis[0]?.value.cooked ?? undefined)
    : undefined
}

/** `true`, or `!0` as minifiers write it. */
export function isTrue(node: Expression | undefined): boolean {
  if (node?.type === 'Literal') return node.value === true
  return (
    node?.type === 'UnaryExpression' &&
    node.operator === '!' &&
    node.argument.type === 'Literal' &&
    (node.argument.value === 0 || node.argument.value === false)
  )
}

/** Whether a function does nothing but throw, or returns such a function. */
export function onlyThrows(node: AnyNode | null | undefined): boolean {
  if (node?.type !== 'ArrowFunctionExpression' && node?.type !== 'FunctionExpression') return false
  const { body } = node
  if (body.type !== 'BlockStatement') return onlyThrows(body)
  const [only, ...others] = body.body
  if (only === undefined || others.length > 0) return false
  return only.type === 'ThrowStatement' || (only.type === 'ReturnStatement' && onlyThrows(only.argument))
}

function programOf(code: string) {
  try {
    return parse(code, { ecmaVersion: 'latest', sourceType: 'script' })
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return parse(code, { ecmaVersion: 'latest', sourceType: 'module' })
  }
}
