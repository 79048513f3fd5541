/** `window.__LANTERN__`: read-only facts for tests and support (design.md "Stable names"). */
import type { Remotes } from '../host/remotes/remotes.ts'

type LanternFacts = {
  readonly shell: string
  /** Loaded versions, by remote. */
  readonly remotes: Readonly<Record<string, string>>
  /** Remotes with a trial build on this device, also one that did not load. */
  readonly overrides: string[]
  readonly skin: string
}

declare global {
  interface Window {
    readonly __LANTERN__?: LanternFacts
  }
}

export function exposeFacts(shell: string, remotes: Remotes): void {
  const facts: LanternFacts = {
    shell,
    get remotes() {
      return { ...remotes.versions() }
    },
    get overrides() {
      return remotes.overridden()
    },
    get skin() {
      return document.documentElement.dataset.skin ?? ''
    },
  }
  Object.defineProperty(window, '__LANTERN__', { value: Object.freeze(facts) })
}
