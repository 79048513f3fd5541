/** The query client once something has loaded it: the first page needs none. */
import type { QueryClient } from '@tanstack/react-query'

let known: QueryClient | null = null

/** Called by the client's module. */
export function rememberClient(client: QueryClient): void {
  known = client
}

/** The page's query client; null while nothing has loaded it, and so no answer is cached. */
export function knownQueryClient(): QueryClient | null {
  return known
}
