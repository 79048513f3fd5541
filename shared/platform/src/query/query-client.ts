/** The only query client: caching, retries and polling of reads on every screen. */
import { QueryClient } from '@tanstack/react-query'
import { isConnectionError } from '../errors/errors.ts'
import { rememberClient } from './known-client.ts'

/** Reads retry twice, after 1 s and 3 s (screens.md 2, transport); not while offline, where only the network's return helps. Writes never. */
const READ_RETRY_DELAYS_MS = [1_000, 3_000] as const

export const queryClient: QueryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Run while offline too: the screen then shows the message and cached data instead of an endless skeleton.
      networkMode: 'always',
      staleTime: 10_000,
      gcTime: 10 * 60_000,
      retry: (failures, error) =>
        isConnectionError(error) && error.reason !== 'disconnected' && failures < READ_RETRY_DELAYS_MS.length,
      retryDelay: (failures) => READ_RETRY_DELAYS_MS[failures] ?? 3_000,
      refetchOnWindowFocus: true,
      // Refetch when the network is back, however fresh the answers: changes may have been missed (screens.md G15).
      refetchOnReconnect: 'always',
    },
    mutations: { networkMode: 'always', retry: false },
  },
})

rememberClient(queryClient)
