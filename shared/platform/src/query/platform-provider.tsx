/** Provides the page's store and query client to React. */
import { QueryClientProvider } from '@tanstack/react-query'
import { Provider } from 'jotai'
import type { ReactNode } from 'react'
import { pageStore } from '../store/store.ts'
import { queryClient } from './query-client.ts'

export function PlatformProvider({ children }: { children: ReactNode }) {
  return (
    <Provider store={pageStore}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </Provider>
  )
}
