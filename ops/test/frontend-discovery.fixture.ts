/**
 * The open frontend-discovery schema (awslabs/frontend-discovery, schema/v1-pre.json, draft 2019-09), written down from its published shape,
 * and the same with its one fault corrected: `items` is a tuple there, so only the first version of each micro-front end is looked at.
 */
const MICRO_FRONTEND = {
  type: 'object',
  additionalProperties: false,
  required: ['url', 'metadata'],
  properties: {
    url: { type: 'string' },
    fallbackUrl: { type: 'string' },
    metadata: {
      type: 'object',
      additionalProperties: false,
      required: ['integrity', 'version'],
      properties: { integrity: { type: 'string' }, version: { type: 'string' } },
    },
    extras: { type: 'object' },
    deployment: {
      type: 'object',
      required: ['traffic', 'default'],
      properties: { traffic: { type: 'number', minimum: 0, maximum: 100 }, default: { type: 'boolean' } },
    },
  },
} as const

function schemaWith(items: object) {
  return {
    $schema: 'https://json-schema.org/draft/2019-09/schema',
    type: 'object',
    additionalProperties: false,
    required: ['schema', 'microFrontends'],
    properties: {
      schema: { type: 'string' },
      microFrontends: { type: 'object', additionalProperties: { type: 'array', uniqueItems: true, ...items } },
    },
  }
}

export const ORIGINAL = schemaWith({ items: [MICRO_FRONTEND] })
/** Every version is looked at, there is one at least, and hashes are hashes. What sums to 100 a schema cannot say. */
export const CORRECTED = schemaWith({
  minItems: 1,
  items: {
    ...MICRO_FRONTEND,
    properties: {
      ...MICRO_FRONTEND.properties,
      metadata: {
        ...MICRO_FRONTEND.properties.metadata,
        properties: {
          integrity: { type: 'string', pattern: '^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$' },
          version: { type: 'string' },
        },
      },
    },
  },
})
