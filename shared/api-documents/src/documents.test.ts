/** The documents judged by tools that are not ours: their linters, a JSON Schema validator, and a mock server made from the file alone. */
import { Parser } from '@asyncapi/parser'
import { MSG } from '@lantern/contract/chat'
import { CHAT_DOWN, CHAT_UP } from '@lantern/contract/chat-frames'
import { BUSINESS_CODES, SPEC_CODES } from '@lantern/contract/codes'
import { HEADER, SUCCESS } from '@lantern/contract/envelope'
import { NAMED_ENDPOINTS } from '@lantern/testing/endpoints'
import { Spectral } from '@stoplight/spectral-core'
import { asyncapi, oas } from '@stoplight/spectral-rulesets'
import Ajv2020 from 'ajv/dist/2020.js'
import { documents } from './documents.ts'
import { startMockServer } from './mock-server.ts'
import { driftedDocuments } from './write.ts'

type Answer = { headers: object; content: { 'application/json': Media } }
type Operation = { operationId: string; parameters: Named[]; responses: { 200: Answer } }
type Media = { schema: object; example?: unknown }
type Named = { name: string; in?: string }
type OpenApi = {
  paths: Record<string, Record<string, Operation>>
  components: {
    parameters: Record<string, Named>
    securitySchemes: Record<string, Named>
    schemas: { StatusCode: { anyOf: { const?: number }[] } }
  }
}
type Frame = { payload: { properties: { msgId: { const: number } } }; examples: { payload: unknown }[] }
type AsyncApi = {
  operations: Record<string, { messages: { $ref: string }[] }>
  components: { messages: Record<string, Frame> }
}

let texts: Awaited<ReturnType<typeof documents>>
let openApi: OpenApi
let asyncApi: AsyncApi
beforeAll(async () => {
  texts = await documents()
  openApi = JSON.parse(texts['openapi.json']) as OpenApi
  asyncApi = JSON.parse(texts['asyncapi.json']) as AsyncApi
})

const operations = (): [string, Operation][] =>
  Object.entries(openApi.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Operation] => [
      `${method.toUpperCase()} ${path}`,
      operation,
    ]),
  )

describe('the documents of the contract', () => {
  it('[WIRE-67] are committed as generated', async () => {
    expect(await driftedDocuments()).toEqual([])
  })

  it('[WIRE-67] describe every endpoint', () => {
    const wanted = new Set(NAMED_ENDPOINTS.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`))
    expect(new Set(operations().map(([call]) => call))).toEqual(wanted)
  })

  it('[WIRE-67] name every code', () => {
    const named = openApi.components.schemas.StatusCode.anyOf.flatMap(({ const: code }) => code ?? [])
    const codes = [...Object.keys(SPEC_CODES), ...Object.keys(BUSINESS_CODES)].map(Number)
    expect(codes.length).toBeGreaterThan(80)
    expect(new Set([...named, SUCCESS])).toEqual(new Set(codes))
  })

  it('[WIRE-67] name every header', () => {
    const { parameters, securitySchemes } = openApi.components
    const named = new Set([
      ...[...Object.values(parameters), ...Object.values(securitySchemes)].map(({ name }) => name),
      ...operations().flatMap(([, operation]) => [
        ...operation.parameters.filter((one) => one.in === 'header').map(({ name }) => name),
        ...Object.keys(operation.responses['200'].headers),
      ]),
    ])
    expect([...Object.values(HEADER), 'accept-language', 'traceparent'].filter((name) => !named.has(name))).toEqual([])
  })

  it('[WIRE-67] name every frame of the chat, in the direction in which it is sent', () => {
    const frames = (operation: string) =>
      (asyncApi.operations[operation]?.messages ?? []).map(
        ({ $ref }) => asyncApi.components.messages[$ref.split('/').at(-1) ?? '']?.payload.properties.msgId.const,
      )
    const sorted = (ids: readonly unknown[]) => ids.map(Number).sort((one, other) => one - other)
    const [sent, received] = [frames('chatSend'), frames('chatReceive')]
    expect(sorted(sent)).toEqual(sorted(Object.keys(CHAT_UP)))
    expect(sorted(received)).toEqual(sorted(Object.keys(CHAT_DOWN)))
    expect(Object.values(MSG).filter((id) => ![...sent, ...received].includes(id))).toEqual([])
  })

  it('[WIRE-67] give a message as an example that its own JSON Schema accepts', () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false })
    ajv.addSchema({ $id: 'doc:async', components: asyncApi.components }, 'doc:async')
    const messages = Object.entries(asyncApi.components.messages)
    expect(messages.length).toBeGreaterThan(20)
    const wrong = messages.flatMap(([name, { payload, examples }]) => {
      const text = JSON.stringify(payload).replaceAll('"#/components', '"doc:async#/components')
      const accepts = ajv.compile(JSON.parse(text) as object)
      expect(examples.length).toBeGreaterThan(0)
      return examples.flatMap((example) =>
        accepts(example.payload) ? [] : [`${name}: ${ajv.errorsText(accepts.errors)}`],
      )
    })
    expect(wrong).toEqual([])
  }, 60_000)

  it('[WIRE-67] give an answer as an example that their own JSON Schema accepts', () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false })
    ajv.addSchema({ $id: 'doc:all', components: openApi.components }, 'doc:all')
    const wrong = operations().flatMap(([call, { responses }]) => {
      const { schema, example } = responses['200'].content['application/json']
      const text = JSON.stringify(schema).replaceAll('"#/components', '"doc:all#/components')
      const accepts = ajv.compile(JSON.parse(text) as object)
      return accepts(example) ? [] : [`${call}: ${ajv.errorsText(accepts.errors)}`]
    })
    expect(wrong).toEqual([])
  }, 60_000)

  it.each([
    ['openapi.json', oas, ['info-contact', 'info-license']],
    ['asyncapi.json', asyncapi, ['asyncapi-info-contact', 'asyncapi-info-license']],
  ] as const)(
    '[WIRE-67] pass the linter: %s',
    async (file, ruleset, off) => {
      const spectral = new Spectral()
      const rules = Object.fromEntries(off.map((name) => [name, 'off' as const]))
      spectral.setRuleset({ extends: [ruleset], rules } as never)
      const found = await spectral.run(JSON.parse(texts[file]) as Record<string, unknown>)
      expect(found.map(({ code, path, message }) => `${code} ${path.join('.')}: ${message}`)).toEqual([])
    },
    120_000,
  )

  it('[WIRE-67] are an AsyncAPI document to its own parser', async () => {
    const { document, diagnostics } = await new Parser().parse(texts['asyncapi.json'])
    expect(document?.channels().all()).toHaveLength(3)
    expect(diagnostics.filter(({ severity }) => severity < 2)).toEqual([])
  }, 60_000)

  it('[WIRE-67] make a mock server that answers by the contract', async () => {
    const mock = await startMockServer()
    try {
      const answer = await fetch(`${mock.origin}/site/api/v1/configuration/preInfo`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"platformType":6}',
      })
      const envelope = (await answer.json()) as { status_code: number; data: { disablePhones: string[] } }
      expect([answer.status, envelope.status_code, envelope.data.disablePhones]).toEqual([200, 6000, ['170', '171']])
    } finally {
      await mock.stop()
    }
  }, 60_000)
})
