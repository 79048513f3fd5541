import type { DataOf, Endpoint, InputOf } from '@lantern/contract'
import { ConnectionError } from '../errors/errors.ts'
import type { CallOptions } from './call.ts'

/**
 * Calls an endpoint and returns `data` of the envelope, parsed by the contract. The client loads with the first call: no page needs it to render (18 kB of
 * the first load).
 * @throws BusinessError when the server refused, SessionError when the session has ended, ConnectionError without a usable answer or without the client,
 * ContractError when the answer violates the contract, CancelledError when `signal` fired
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options?: CallOptions,
): Promise<DataOf<E>> {
  const client = await import(/* webpackChunkName: "call" */ './call.ts').catch((cause: unknown) => {
    const reason = globalThis.navigator?.onLine === false ? 'disconnected' : 'terminated'
    // The next call requests the client again.
    throw new ConnectionError(reason, 0, 'the client did not come', cause)
  })
  return client.call(endpoint, input, options)
}
