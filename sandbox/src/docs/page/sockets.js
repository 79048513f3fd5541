// Shows AsyncAPI as a page: channels, their messages by direction, fields and an example of each.
const SIDES = { send: 'The page sends', receive: 'The page receives' }

fetch('/docs/asyncapi.json')
  .then((answer) => answer.json())
  .then(show)
  .catch((error) => document.querySelector('main').append(`The document cannot be shown: ${error.message}`))

function show(contract) {
  const at = (ref) =>
    ref
      .slice(2)
      .split('/')
      .reduce((part, key) => part[key], contract)
  const operations = Object.values(contract.operations)
  const main = document.querySelector('main')
  main.append(element('h1', `${contract.info.title} ${contract.info.version}`), element('p', contract.info.description))
  for (const [name, channel] of Object.entries(contract.channels)) {
    main.append(element('h2', channel.title, { id: name }))
    if (channel.address) main.append(element('p', element('code', channel.address)))
    main.append(element('p', channel.description))
    const own = operations.filter((operation) => operation.channel.$ref === `#/channels/${name}`)
    for (const { action, messages } of own)
      main.append(element('h3', SIDES[action]), ...messages.map(({ $ref }) => messageBlock(at(at($ref).$ref), at)))
  }
}

function messageBlock({ name, title, payload, examples }, at) {
  return element(
    'details',
    element('summary', title, ' ', element('code', name)),
    element('ul', ...fieldRows(payload, at, new Set())),
    element('pre', ...examples.map((example) => JSON.stringify(example.payload, null, 2))),
  )
}

/** @param open references above this one: a schema may name itself */
function fieldRows(schema, at, open) {
  if (schema.$ref !== undefined) {
    if (open.has(schema.$ref)) return [element('li', wordsOf(schema))]
    return fieldRows(at(schema.$ref), at, new Set([...open, schema.$ref]))
  }
  const forms = schema.anyOf ?? schema.oneOf ?? schema.allOf
  if (forms !== undefined)
    return forms.map((form, index) =>
      element('li', `form ${index + 1}: ${wordsOf(form)}`, element('ul', ...fieldRows(form, at, open))),
    )
  if (schema.items !== undefined && schema.type === 'array') return fieldRows(schema.items, at, open)
  return Object.entries(schema.properties ?? {}).map(([name, field]) =>
    element(
      'li',
      element('code', name),
      ` ${wordsOf(field)}${schema.required?.includes(name) ? '' : ', may be missing'}`,
      ...(field.description ? [`: ${field.description}`] : []),
      element('ul', ...fieldRows(field, at, open)),
    ),
  )
}

function wordsOf({ $ref, const: value, enum: values, type, items, anyOf, oneOf, pattern, maxLength }) {
  if ($ref !== undefined) return $ref.split('/').at(-1)
  if (value !== undefined) return JSON.stringify(value)
  if (values !== undefined) return values.map((one) => JSON.stringify(one)).join(' | ')
  if (type === 'array') return `list of ${wordsOf(items ?? {})}`
  if (anyOf ?? oneOf) return 'one of'
  const limits = [maxLength && `at most ${maxLength} characters`, pattern && `as ${pattern}`].filter(Boolean)
  return [type ?? 'any value', ...limits].join(', ')
}

function element(name, ...content) {
  const node = document.createElement(name)
  for (const part of content) {
    if (typeof part === 'string' || part instanceof Node) node.append(part)
    else Object.assign(node, part)
  }
  return node
}
