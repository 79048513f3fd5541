/** Writes the text of a message function as an ICU message: what a translator gets and gives back. */

/**
 * @param {any} body expression of an arrow function of named values
 * @param {ReadonlyMap<string, Record<string, string>>} words constant tables of fixed texts in the same file
 * @returns {string}
 * @throws Error naming the form that ICU cannot express
 */
export function icuOf(body, words = new Map()) {
  switch (body.type) {
    case 'StringLiteral':
      return escaped(body.value)
    case 'NumericLiteral':
      return String(body.value)
    case 'TemplateLiteral':
      return body.quasis
        .map(
          ({ value }, order) =>
            escaped(value.cooked) + (body.expressions[order] ? icuOf(body.expressions[order], words) : ''),
        )
        .join('')
    case 'BinaryExpression':
      if (body.operator === '+') return icuOf(body.left, words) + icuOf(body.right, words)
      break
    case 'Identifier':
      return `{${body.name}}`
    case 'CallExpression':
      return ofCall(body, words)
    case 'MemberExpression':
      return ofWords(body, words)
    case 'ConditionalExpression':
      return ofChoice(body, words)
  }
  throw new Error(`${body.type} cannot be given to translators: use values, plurals and fixed words, or two texts`)
}

/** `String(n)` and `name.toLowerCase()`: how a value is written in another language is its translator's business. */
function ofCall({ callee, arguments: given }, words) {
  if (callee.type === 'Identifier' && callee.name === 'String') return icuOf(given[0], words)
  if (callee.type === 'MemberExpression' && callee.property.name === 'toLowerCase') return icuOf(callee.object, words)
  throw new Error('a call cannot be given to translators: pass its result as a value')
}

function ofWords({ object, property, computed }, words) {
  const table = words.get(object.name)
  if (!computed || table === undefined) throw new Error('a property cannot be given to translators: pass it as a value')
  const cases = Object.entries(table).map(([word, text]) => `${word} {${escaped(text)}}`)
  return `{${property.name}, select, ${cases.join(' ')} other {}}`
}

function ofChoice({ test, consequent, alternate }, words) {
  const { left, operator, right } = test
  const [yes, no] = [consequent, alternate].map((one) => icuOf(one, words))
  if (test.type === 'BinaryExpression' && left.type === 'Identifier') {
    const value = right.value
    const isNumber = right.type === 'NumericLiteral' || (right.type === 'StringLiteral' && /^\d+$/.test(value))
    if (operator === '===' && isNumber) return plural(left.name, value, yes, no)
    if (operator === '===' && right.type === 'StringLiteral' && value !== '')
      return `{${left.name}, select, ${value} {${yes}} other {${no}}}`
    if (operator === '>' && right.type === 'NumericLiteral') return plural(left.name, value, no, yes)
  }
  throw new Error(
    'this condition cannot be given to translators: compare a value with a number or word, or make two texts',
  )
}

function plural(name, number, exact, other) {
  return `{${name}, plural, ${String(number) === '1' ? 'one' : `=${number}`} {${exact}} other {${other}}}`
}

function escaped(text) {
  return text.replaceAll("'", "''").replace(/[{}]/g, "'$&'")
}
