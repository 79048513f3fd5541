/** The AsyncAPI 3 document: the chat socket, the socket of scores and prices, and the messages of a venue frame. */
import { CHAT_CLIENT_TYPE, CHAT_SOCKET_PATH, MSG } from '@lantern/contract/chat'
import { CHAT_DOWN, CHAT_UP } from '@lantern/contract/chat-frames'
import { shellMessageSchema, venueMessageSchema } from '@lantern/contract/games'
import { SPORT_SOCKET_PATH, sportFrameSchema, sportRequestSchema } from '@lantern/contract/sport'
import type { GenericSchema } from 'valibot'
import { wordsOf } from './doc-comments.ts'
import { exampleOf } from './examples.ts'
import { type ContractModules, createSchemas, type JsonSchema } from './json-schema.ts'

type Message = { readonly name: string; readonly title: string; readonly schema: JsonSchema; readonly example: unknown }
type Channel = {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly address: string | null
  /** Of the page; the other side receives it. */
  readonly sent: readonly Message[]
  readonly received: readonly Message[]
}

/** @param version of the contract */
export function asyncApiDocument(modules: ContractModules, version: string): JsonSchema {
  const schemas = createSchemas(modules)
  const channels = channelsOf((schema) => schemas.of(schema))
  return {
    asyncapi: '3.1.0',
    info: {
      title: 'Lantern sockets and frames',
      version,
      description: 'Frames are JSON texts. Seen from the site: it sends what the page sends.',
      tags: [{ name: 'chat' }, { name: 'sport' }, { name: 'venue' }],
    },
    servers: {
      sandbox: { host: '127.0.0.1:3100', protocol: 'ws', description: 'The sandbox of npm start' },
    },
    channels: Object.fromEntries(
      channels.map(({ name, title, description, address, sent, received }) => [
        name,
        {
          address,
          title,
          description,
          ...(address === null ? {} : { servers: [{ $ref: '#/servers/sandbox' }] }),
          messages: Object.fromEntries(
            [...sent, ...received].map((message) => [message.name, { $ref: `#/components/messages/${message.name}` }]),
          ),
        },
      ]),
    ),
    operations: Object.fromEntries(
      channels.flatMap(({ name, title, sent, received }) => [
        [`${name}Send`, operation('send', name, `${title}: what the page sends`, sent)],
        [`${name}Receive`, operation('receive', name, `${title}: what the page receives`, received)],
      ]),
    ),
    components: {
      messages: Object.fromEntries(
        channels
          .flatMap(({ sent, received }) => [...sent, ...received])
          .map(({ name, title, schema, example }) => [
            name,
            {
              name,
              title,
              contentType: 'application/json',
              payload: schema,
              examples: [{ name: 'generated', payload: example }],
            },
          ]),
      ),
      schemas: schemas.components(),
    },
  }
}

function channelsOf(schemaOf: (schema: GenericSchema) => JsonSchema): Channel[] {
  const frames = (side: 'Up' | 'Down', table: Readonly<Record<number, GenericSchema>>): Message[] =>
    Object.entries(MSG).flatMap(([word, msgId]) => {
      const data = table[msgId]
      if (data === undefined) return []
      return [
        {
          name: `chat${side}${wordsOf(word).replace(/ (\w)/g, (_all, letter: string) => letter.toUpperCase())}`,
          title: `${wordsOf(word)} (${msgId})`,
          schema: {
            type: 'object',
            required: ['msgId', 'msgData'],
            properties: { msgId: { const: msgId }, msgData: schemaOf(data) },
          },
          example: { msgId, msgData: exampleOf(data) },
        },
      ]
    })
  const one = (name: string, schema: GenericSchema): Message[] => [
    { name, title: wordsOf(name), schema: schemaOf(schema), example: exampleOf(schema) },
  ]
  return [
    {
      name: 'chat',
      title: 'Chat',
      description: `Host from entry 51 of \`/site/api/v1/configuration/vvPretty\`; query \`clientType=${CHAT_CLIENT_TYPE}\`. The page logs in once a connection with the token of \`/site/api/v1/user/member/jwt\`, and sends a heartbeat every 5 s.`,
      address: CHAT_SOCKET_PATH,
      sent: frames('Up', CHAT_UP),
      received: frames('Down', CHAT_DOWN),
    },
    {
      name: 'sport',
      title: 'Scores and prices',
      description:
        "The stream of the sport pages, on the chat's host. Without changes the server sends a beat every two seconds.",
      address: SPORT_SOCKET_PATH,
      sent: one('sportRequest', sportRequestSchema),
      received: one('sportFrame', sportFrameSchema),
    },
    {
      name: 'venueFrame',
      title: 'Venue frame',
      description:
        'Messages by `window.postMessage` between the page and the frame of a venue, in the page; both sides check origin and shape.',
      address: null,
      sent: one('shellMessage', shellMessageSchema),
      received: one('venueMessage', venueMessageSchema),
    },
  ]
}

function operation(
  action: 'send' | 'receive',
  channel: string,
  summary: string,
  messages: readonly Message[],
): JsonSchema {
  return {
    action,
    title: summary,
    summary,
    description: `${summary}. Each message is one JSON text.`,
    channel: { $ref: `#/channels/${channel}` },
    messages: messages.map(({ name }) => ({ $ref: `#/channels/${channel}/messages/${name}` })),
  }
}
