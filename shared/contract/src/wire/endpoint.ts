/** Describes an endpoint once, for the browser's client, the sandbox and the generated documents. */
import type { GenericSchema, InferInput, InferOutput } from 'valibot'

/** `read` is retried automatically; `write` never is: a lost answer is resolved by a look-up (screens.md 0.5). */
type EndpointKind = 'read' | 'write'

/** Who may call: anyone, or a session with a token. */
type EndpointAccess = 'public' | 'member'

export type Endpoint<Request extends GenericSchema = GenericSchema, Response extends GenericSchema = GenericSchema> = {
  readonly method: 'GET' | 'POST'
  /** Path relative to the API host, without a query. */
  readonly path: string
  readonly kind: EndpointKind
  readonly access: EndpointAccess
  /** Body of a POST, query of a GET. */
  readonly request: Request
  /** `data` of the envelope. */
  readonly response: Response
  /** Headers specific to this call, in addition to the common ones. */
  readonly headers?: Readonly<Record<string, string>>
}

/** What the caller passes. */
export type InputOf<E extends Endpoint> = InferInput<E['request']>
/** What the server receives after parsing. */
export type RequestOf<E extends Endpoint> = InferOutput<E['request']>
/** What the caller gets: `data` of the envelope, parsed. */
export type DataOf<E extends Endpoint> = InferOutput<E['response']>
/** What the server must answer. */
export type AnswerOf<E extends Endpoint> = InferInput<E['response']>

/** Describes one endpoint; keeps the literal types. */
export function defineEndpoint<Request extends GenericSchema, Response extends GenericSchema>(
  endpoint: Endpoint<Request, Response>,
): Endpoint<Request, Response> {
  return endpoint
}
