/**
 * The shape of an endpoint or schema as lines, one for each field: `response.list[].state: 1|2|…`. Two contracts are compared by these lines, since the
 * declared types of schemas change with any detail.
 *
 * @param {unknown} value an export of the contract
 * @returns {string[] | null} null for anything else
 */
export function shapeOf(value) {
  if (isSchema(value)) return lines(value, '')
  if (!isEndpoint(value)) return null
  const { method, path, kind, access, request, response } = value
  return [`${method} ${path} ${kind} ${access}`, ...lines(request, 'request'), ...lines(response, 'response')]
}

const isSchema = (value) => typeof value === 'object' && value !== null && value.kind === 'schema'
const isEndpoint = (value) =>
  typeof value === 'object' && value !== null && isSchema(value.request) && isSchema(value.response)

/** Wrappers: the field may be missing, or null. */
const MARKS = { optional: '?', nullable: '|null', nullish: '?|null' }

function lines(schema, path, marks = '', depth = 0) {
  const { type, wrapped, entries, item, options, key, value } = schema
  // Schemas may contain themselves.
  if (depth > 12) return [`${path}${marks}: …`]
  if (wrapped) return lines(wrapped, path, marks + (MARKS[type] ?? ''), depth + 1)
  if (entries)
    return [
      `${path}${marks}: object`,
      ...Object.entries(entries).flatMap(([name, field]) =>
        lines(field, path === '' ? name : `${path}.${name}`, '', depth + 1),
      ),
    ]
  if (item) return [`${path}${marks}: list`, ...lines(item, `${path}[]`, '', depth + 1)]
  if (type === 'record')
    return [...lines(key, `${path}{key}`, marks, depth + 1), ...lines(value, `${path}{}`, '', depth + 1)]
  if (type === 'union' || type === 'variant')
    return [
      `${path}${marks}: ${type}`,
      ...options.flatMap((option, at) => lines(option, `${path}<${at + 1}>`, '', depth + 1)),
    ]
  return [`${path}${marks}: ${wordOf(schema)}`]
}

function wordOf({ type, options, literal, pipe = [] }) {
  if (type === 'picklist') return `one of ${options.join('|')}`
  if (type === 'literal') return `one of ${literal}`
  const open = pipe.find((step) => step.type === 'values')
  return open ? `${type}, open: ${open.requirement.join('|')}` : type
}
