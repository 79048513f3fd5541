/** Describes an endpoint once, for the browser's client, the sandbox and the generated documents. */
import type { GenericSchema, InferInput, InferOutput } from 'valibot'

/** `read` is retried automatically; `write` never is: a lost answer is resolved by a look-up (screens.md 0.5). */
type EndpointKind = 'read' | 'write'

/** Who may call: anyone, or a session with a token. */
type EndpointAccess = 'public' | 'member'

/** What a request does for play; the server judges each kind by the member's breaks and limits (decision 0063). */
export type Play =
  /** Puts money in. The amount is judged where its currency is known. */
  | { readonly kind: 'deposit' }
  /** Spends money on something else than play, CNY. */
  | { readonly kind: 'spend'; readonly amount: string }
  /** Grants something to play with. */
  | { readonly kind: 'grant' }
  /** Opens a venue, or moves money into it. */
  | { readonly kind: 'enter'; readonly enName: string }
  /** Stakes in the venue of the session, CNY. */
  | { readonly kind: 'stake'; readonly stakes: readonly string[] }

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
  /**
   * What a request deposits, stakes or grants to play with; null if this one does not. The server refuses it to members on a break or at their limit
   * (decision 0063). A method, so that endpoints stay assignable to `Endpoint`.
   */
  plays?(request: InferOutput<Request>): Play | null
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
