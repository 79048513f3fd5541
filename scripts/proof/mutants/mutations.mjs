import { createRequire } from 'node:module'
import { join } from 'node:path'
import { ROOT } from '../../../shared/build/release/source-hash.mjs'

const require = createRequire(join(ROOT, 'shared/build/package.json'))
const { parse } = require('@babel/parser')
const traverse = require('@babel/traverse').default

/** Operators and their replacements, as in StrykerJS. */
const OPERATORS = {
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '==': ['!='],
  '!=': ['=='],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
  '+=': ['-='],
  '-=': ['+='],
  '*=': ['/='],
  '/=': ['*='],
  '??=': ['&&='],
  '&&=': ['||='],
  '||=': ['&&='],
}
/** Methods and their opposites. */
const METHODS = {
  some: 'every',
  every: 'some',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  toUpperCase: 'toLowerCase',
  toLowerCase: 'toUpperCase',
  trimStart: 'trimEnd',
  trimEnd: 'trimStart',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  round: 'floor',
  trunc: 'ceil',
}
/** Methods that are removed: the call is replaced by its object. */
const DROPPED = new Set(['filter', 'slice', 'sort', 'toSorted', 'reverse', 'toReversed', 'trim', 'substring', 'flat'])

/** Types, imports and developer messages are not behaviour. */
function isSilent(path) {
  return (
    path.isTSType() ||
    path.isTSInterfaceDeclaration() ||
    path.isTSTypeAliasDeclaration() ||
    path.isTSTypeParameterInstantiation() ||
    path.isImportDeclaration() ||
    path.isExportAllDeclaration() ||
    (path.isNewExpression() && /Error$/.test(path.node.callee.name ?? ''))
  )
}

/**
 * Generates the mutants of a source text, each with one small change.
 *
 * @param {string} source TypeScript
 * @returns {{ start: number, end: number, to: string, operator: string, line: number }[]} in source order
 */
export function mutationsOf(source) {
  const found = []
  const ast = parse(source, { sourceType: 'module', plugins: ['typescript', 'jsx'] })
  const add = (operator, node, to) => {
    if (source.slice(node.start, node.end) === to) return
    found.push({ operator, start: node.start, end: node.end, to, line: node.loc.start.line })
  }
  traverse(ast, {
    enter(path) {
      if (isSilent(path)) return path.skip()
      mutate(path, source, add)
    },
  })
  return found.sort((a, b) => a.start - b.start || a.end - b.end)
}

function mutate(path, source, add) {
  const { node, parent } = path
  const text = (part) => source.slice(part.start, part.end)
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
    case 'AssignmentExpression':
      if (node.operator === '+' && [node.left, node.right].some(isText)) return
      for (const to of OPERATORS[node.operator] ?? []) add('operator', operatorOf(node, source), to)
      return
    case 'UnaryExpression':
      if (node.operator === '!') add('negation', node, text(node.argument))
      if (node.operator === '-') add('sign', node, text(node.argument))
      return
    case 'UpdateExpression':
      add('update', node, text(node).replace(node.operator, node.operator === '++' ? '--' : '++'))
      return
    case 'IfStatement':
    case 'ConditionalExpression':
      for (const to of ['true', 'false']) add('condition', node.test, to)
      return
    case 'WhileStatement':
    case 'DoWhileStatement':
    case 'ForStatement':
      if (node.test) add('condition', node.test, 'false')
      return
    case 'SwitchCase':
      if (node.consequent.length > 0) add('case', { ...node.consequent[0], end: node.consequent.at(-1).end }, '')
      return
    case 'BlockStatement':
      if (node.body.length > 0 && parent.type !== 'SwitchCase') add('block', node, '{}')
      return
    case 'ArrowFunctionExpression':
      if (node.body.type !== 'BlockStatement') add('arrow', node.body, 'undefined')
      return
    case 'BooleanLiteral':
      add('boolean', node, String(!node.value))
      return
    case 'NumericLiteral':
      add('number', node, String(node.value + 1))
      return
    case 'BigIntLiteral':
      add('number', node, `${BigInt(node.value) + 1n}n`)
      return
    case 'StringLiteral':
      if (!isKey(path)) add('string', node, node.value === '' ? "'mutant'" : "''")
      return
    case 'TemplateLiteral':
      if (node.quasis.length > 1 || node.quasis[0].value.raw !== '') add('template', node, '``')
      return
    case 'RegExpLiteral':
      for (const to of looserPatterns(node.pattern)) add('regex', node, `/${to}/${node.flags}`)
      return
    case 'ArrayExpression':
      if (node.elements.length > 0) add('array', node, '[]')
      return
    case 'ObjectExpression':
      if (node.properties.length > 0) add('object', node, '({})')
      return
    case 'OptionalMemberExpression':
    case 'OptionalCallExpression':
      if (node.optional)
        add(
          'optional',
          { ...node, start: chainOf(node).end },
          text(node)
            .slice(chainOf(node).end - node.start)
            .replace(/^\?\.(?=[[(])/, '')
            .replace(/^\?\./, '.'),
        )
      return
    case 'CallExpression': {
      const { callee } = node
      if (callee.type !== 'MemberExpression' || callee.computed) return
      const to = METHODS[callee.property.name]
      if (to) add('method', callee.property, to)
      if (DROPPED.has(callee.property.name)) add('method', node, text(callee.object))
      return
    }
  }
}

function chainOf(node) {
  return node.type === 'OptionalCallExpression' ? node.callee : node.object
}

/** The operator between two operands. Assumes that no comment stands between them. */
function operatorOf({ left, right, operator, loc }, source) {
  const start = source.indexOf(operator, left.end)
  return { start: start < right.start ? start : left.end, end: start + operator.length, loc }
}

function isText({ type }) {
  return type === 'StringLiteral' || type === 'TemplateLiteral'
}

function isKey({ node, parent, key }) {
  return (parent.type === 'ObjectProperty' && key === 'key' && parent.key === node) || parent.type === 'ExportSpecifier'
}

/** The pattern without its anchors. */
function looserPatterns(pattern) {
  return [
    ...(pattern.startsWith('^') ? [pattern.slice(1)] : []),
    ...(/[^\\]\$$/.test(pattern) ? [pattern.slice(0, -1)] : []),
  ]
}
