/** The OpenAPI 3.1 document of every endpoint of the contract. */
import type { Endpoint } from '@lantern/contract'
import { BUSINESS_CODES, codeRow, SPEC_CODES } from '@lantern/contract/codes'
import { API_VERSION, HEADER, isVenuePath, SITE_ID, SUCCESS, VENUE_SUCCESS } from '@lantern/contract/envelope'
import { signingGroupOf } from '@lantern/contract/signing'
import { memberInfo } from '@lantern/contract/user'
import { NAMED_ENDPOINTS, type NamedEndpoint } from '@lantern/testing/endpoints'
import { docCommentOf, wordsOf } from './doc-comments.ts'
import { exampleAnswer, exampleOf } from './examples.ts'
import { type ContractModules, createSchemas, type JsonSchema } from './json-schema.ts'

type Schemas = ReturnType<typeof createSchemas>

const DESCRIPTION = `Every call of the site. Answers are HTTP 200 with an envelope; its \`status_code\` says whether the call succeeded (${SUCCESS}) or why not.
How to bring a back end: docs/how-to/bring-your-back-end.md.`

/** @param version of the contract */
export function openApiDocument(modules: ContractModules, version: string): JsonSchema {
  const schemas = createSchemas(modules)
  const endpoints = withoutTwins(NAMED_ENDPOINTS)
  const paths: Record<string, Record<string, JsonSchema>> = {}
  for (const named of endpoints) {
    const { method, path } = named.endpoint
    const operations = paths[path] ?? {}
    operations[method.toLowerCase()] = operationOf(named, modules, schemas)
    paths[path] = operations
  }
  const tags = [...new Set(endpoints.map(({ domain }) => domain))].sort()
  return {
    openapi: '3.1.1',
    info: {
      title: 'Lantern API',
      version,
      description: DESCRIPTION,
    },
    servers: [{ url: '/', description: 'The host that hands out this document' }],
    tags: tags.map((name) => ({ name, description: `${wordsOf(name)}: \`@lantern/contract/${name}\`` })),
    paths: sorted(paths),
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'header', name: HEADER.token, description: 'Token of a session, from a login' },
      },
      parameters: PARAMETERS,
      headers: HEADERS,
      schemas: { ...schemas.components(), ...envelopeSchemas() },
    },
  }
}

function operationOf(
  { domain, name, endpoint }: NamedEndpoint,
  modules: ContractModules,
  schemas: Schemas,
): JsonSchema {
  const { method, path, kind, access, request } = endpoint
  const comment = docCommentOf(modules[domain]?.file ?? '', name)
  const parameters = [...commonParameters(endpoint), ...(method === 'GET' ? queryOf(request, schemas) : [])]
  return {
    operationId: `${domain}.${name}`,
    summary: wordsOf(name),
    description: [comment, `A ${kind} for ${access === 'member' ? 'members' : 'anyone'}.`].join(' ').trim(),
    tags: [domain],
    security: access === 'member' && !isVenuePath(path) ? [{ session: [] }] : [],
    'x-kind': kind,
    ...(endpoint.plays ? { 'x-plays': true } : {}),
    parameters,
    ...(method === 'POST'
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: schemas.of(request), example: exampleOf(request) } },
          },
        }
      : {}),
    responses: {
      200: {
        description: 'The envelope. A refusal has a code other than success.',
        headers: {
          [HEADER.requestId]: { $ref: '#/components/headers/RequestId' },
          [HEADER.encrypted]: { $ref: '#/components/headers/Encrypted' },
        },
        content: { 'application/json': answerOf(endpoint, schemas) },
      },
      400: { description: 'The request breaks the contract: `10003` with the fields.', content: refusalContent() },
      401: { description: 'No session: `10004`.', content: refusalContent() },
    },
  }
}

function answerOf(endpoint: Endpoint, schemas: Schemas): JsonSchema {
  const data = schemas.of(endpoint.response)
  if (isVenuePath(endpoint.path))
    return {
      schema: {
        type: 'object',
        required: ['code'],
        properties: {
          code: { enum: [...VENUE_SUCCESS], description: 'Success of a venue path; anything else is a refusal.' },
          message: { type: 'string' },
          data,
        },
      },
      example: { code: VENUE_SUCCESS[2], message: '', data: exampleAnswer(endpoint) },
    }
  return {
    schema: {
      anyOf: [
        {
          type: 'object',
          required: ['status_code', 'data'],
          properties: {
            status_code: { const: SUCCESS },
            message: { type: 'string' },
            serverTime: { type: 'integer', description: "The server's clock, epoch milliseconds" },
            data,
          },
        },
        { $ref: '#/components/schemas/Refusal' },
      ],
    },
    example: { status_code: SUCCESS, message: '', data: exampleAnswer(endpoint) },
  }
}

function refusalContent(): JsonSchema {
  return { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } }
}

/** Query parameters from the fields of an object schema. */
function queryOf(request: Endpoint['request'], schemas: Schemas): JsonSchema[] {
  const { properties = {}, required = [] } = schemas.of(request) as {
    properties?: Record<string, JsonSchema>
    required?: string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

function commonParameters(endpoint: Endpoint): JsonSchema[] {
  const { path, headers = {} } = endpoint
  const names = ['ClientType', 'SiteId', 'Version', 'DeviceUuid', 'Language', 'TraceParent']
  if (signingGroupOf(path) !== null) names.push('Signature')
  if (!isVenuePath(path)) names.push('CaptchaToken')
  if (endpoint === memberInfo) names.push('User')
  const own = Object.entries(headers).map(([name, value]) => ({
    name,
    in: 'header',
    required: false,
    schema: { type: 'string' },
    example: value,
  }))
  return [...names.map((name) => ({ $ref: `#/components/parameters/${name}` })), ...own]
}

/** An entry point that repeats another's endpoint: the smaller one owns it. */
function withoutTwins(endpoints: readonly NamedEndpoint[]): NamedEndpoint[] {
  const byCall = new Map(endpoints.map((named) => [`${named.endpoint.method} ${named.endpoint.path}`, named]))
  return [...byCall.values()]
}

function sorted<Value>(record: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)))
}

const header = (name: string, description: string, schema: JsonSchema): JsonSchema => ({
  name,
  in: 'header',
  required: false,
  description,
  schema,
})

const PARAMETERS: JsonSchema = {
  ClientType: header(HEADER.clientType, 'Client of the member', { type: 'string', examples: ['web'] }),
  SiteId: header(HEADER.siteId, 'Site', { type: 'integer', examples: [SITE_ID] }),
  Version: header(HEADER.version, 'Version of the API', { type: 'string', examples: [API_VERSION] }),
  DeviceUuid: header(HEADER.deviceUuid, 'Device, made once by the page', { type: 'string', maxLength: 64 }),
  Language: header('accept-language', 'Language of messages', { type: 'string', examples: ['zh-CN', 'en'] }),
  TraceParent: header('traceparent', 'W3C trace context; may be ignored', { type: 'string' }),
  CaptchaToken: header(
    HEADER.captchaToken,
    'Token of a solved check, on the repetition of a call that answered `10409`',
    {
      type: 'string',
    },
  ),
  User: header(HEADER.user, 'User name of the session, encrypted with the keys of `/site/api/v1/sec/web-1001`', {
    type: 'string',
  }),
  Signature: header(HEADER.signature, 'Signature of group, site, version and device', { type: 'string' }),
}

const HEADERS: JsonSchema = {
  RequestId: { description: 'Id of the request, shown as support code', schema: { type: 'string' } },
  Encrypted: {
    description:
      '`1`: `data` is text, AES-256-CBC of the JSON under the keys of `/site/api/v1/sec/web-1001`; missing or anything else: plain',
    schema: { type: 'string', enum: ['0', '1'] },
    // Mock servers send each header that is described.
    example: '0',
  },
}

function envelopeSchemas(): Record<string, JsonSchema> {
  const codes = [...Object.keys(SPEC_CODES), ...Object.keys(BUSINESS_CODES)]
    .map(Number)
    .filter((code) => code !== SUCCESS)
  return {
    StatusCode: {
      description: 'Codes are never reused. An unknown one is shown with its message.',
      anyOf: [
        ...codes.map((code) => {
          const { name, actor, handling } = codeRow(code)
          return { const: code, title: name, description: `who acts: ${actor}; the site: ${handling}` }
        }),
        { type: 'integer', title: 'another code' },
      ],
    },
    Refusal: {
      type: 'object',
      required: ['status_code', 'message'],
      properties: {
        status_code: { allOf: [{ $ref: '#/components/schemas/StatusCode' }, { not: { const: SUCCESS } }] },
        message: { type: 'string', description: 'A sentence for the member, in the language of the request' },
        data: { description: 'Details of some codes; `10003` has `fields`' },
      },
    },
  }
}
