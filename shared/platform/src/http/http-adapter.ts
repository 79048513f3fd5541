import type { AxiosAdapter } from 'axios'

let adapter: AxiosAdapter | undefined

/**
 * Replaces the transport. For tests and standalone frames; the product never calls it.
 * @param replacement undefined = the browser's own
 */
export function replaceHttpAdapter(replacement: AxiosAdapter | undefined): void {
  adapter = replacement
}

export function httpAdapter(): AxiosAdapter | undefined {
  return adapter
}
