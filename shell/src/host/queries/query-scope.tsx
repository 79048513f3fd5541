/** Gives the query client to what the page loads later. It is no part of the first load: home reads without it until it is interactive. */
import type { ComponentType, ReactNode } from 'react'

type Provider = ComponentType<{ children: ReactNode }>

let provider: Provider | null = null

/** Called by what brings the client: `late-queries.ts`, or the federation runtime. */
export function provideQueries(loaded: Provider): void {
  provider = loaded
}

/** Loads the client. Await it before anything inside a `QueryScope` mounts. */
export async function bringQueries(): Promise<void> {
  if (provider !== null) return
  const { QueryProvider } = await import(/* webpackChunkName: "offline-queries" */ './late-queries.ts')
  provideQueries(QueryProvider)
}

/** A loaded part with the client around it. */
export function inQueryScope(Part: ComponentType): ComponentType {
  return () => (
    <QueryScope>
      <Part />
    </QueryScope>
  )
}

/** Mount it only after the client was brought: it is a different tree afterwards. In tests, the client surrounds everything. */
export function QueryScope({ children }: { children: ReactNode }): ReactNode {
  const Scope = provider
  return Scope === null ? children : <Scope>{children}</Scope>
}
