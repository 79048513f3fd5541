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
  const fields = [...lines(request, 'request'), ...limits(request, 'request'), ...lines(response, 'response')]
  return [`${method} ${path} ${kind} ${access}`, ...fields]
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
      ...options.flatMap((option, at) => lines(option, `${path}<${optionName(key, option, at)}>`, '', depth + 1)),
    ]
  return [`${path}${marks}: ${wordOf(schema)}`]
}

function wordOf({ type, options, literal, pipe = [] }) {
  if (type === 'picklist') return `one of ${options.join('|')}`
  if (type === 'literal') return `one of ${literal}`
  const open = pipe.find((step) => step.type === 'values')
  return open ? `${type}, open: ${open.requirement.join('|')}` : type
}

/** A variant's option is known by its tag, wherever it stands in the list. */
function optionName(key, { entries }, at) {
  const { type, literal, options } = entries?.[key] ?? {}
  if (type === 'literal') return literal
  return type === 'picklist' ? options.join('|') : at + 1
}

/**
 * Limits of a request's fields as lines, `request.a @max_length: 40`: what a server refuses although the type is right. Answers are read leniently, so theirs
 * say nothing.
 */
function limits(schema, path, depth = 0) {
  if (depth > 12) return []
  const { type, wrapped, entries, item, options, key, value, pipe = [] } = schema
  const own = pipe.filter(({ kind, type: limit }) => kind === 'validation' && limit !== 'values').map(limitOf)
  const lines = numbered(own).map(([name, word]) => `${path} @${name}: ${word}`)
  const below = (field, at) => limits(field, at, depth + 1)
  if (wrapped) return [...lines, ...below(wrapped, path)]
  if (entries) return [...lines, ...Object.entries(entries).flatMap(([name, field]) => below(field, `${path}.${name}`))]
  if (item) return [...lines, ...below(item, `${path}[]`)]
  if (type === 'record') return [...lines, ...below(key, `${path}{key}`), ...below(value, `${path}{}`)]
  if (type === 'union' || type === 'variant')
    return [...lines, ...options.flatMap((option, at) => below(option, `${path}<${optionName(key, option, at)}>`))]
  return lines
}

/** A function is known by its message only. */
function limitOf({ type, requirement, message }) {
  if (typeof requirement === 'function') return [type, typeof message === 'string' ? message : '']
  return [
    type,
    requirement === undefined ? '' : requirement instanceof RegExp ? String(requirement) : JSON.stringify(requirement),
  ]
}

/** A second limit of the same kind is `regex2`. */
function numbered(list) {
  const seen = new Map()
  return list.map(([type, word]) => {
    const count = (seen.get(type) ?? 0) + 1
    seen.set(type, count)
    return [count === 1 ? type : `${type}${count}`, word]
  })
}
