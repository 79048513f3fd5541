/**
 * Whether a value of the wire is empty (spec 5): null, undefined, '', an array or object without content, NaN.
 * 0 and false are not empty.
 */
export function isEmpty(value: unknown): boolean {
  switch (typeof value) {
    case 'undefined':
      return true
    case 'string':
      return value === ''
    case 'number':
      return Number.isNaN(value)
    case 'object':
      return value === null || Object.keys(value).length === 0
    default:
      return false
  }
}
