import { Provider } from 'jotai'
import type { ReactNode } from 'react'
import { pageStore } from '../store/store.ts'

/** The page's store alone. */
export function StoreProvider({ children }: { children: ReactNode }) {
  return <Provider store={pageStore}>{children}</Provider>
}
