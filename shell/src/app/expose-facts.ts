/** `window.__LANTERN__`: read-only facts for tests and support (design.md "Stable names"). */
import type { Remotes } from '../host/remotes/remotes.ts'

type LanternFacts = {
  readonly shell: string
  /** Loaded versions, by remote. */
  readonly remotes: Readonly<Record<string, string>>
  /** Loaded remotes that run another build than the released one on this device. */
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
      return Object.keys(remotes.versions()).filter(remotes.isOverridden)
    },
    get skin() {
      return document.documentElement.dataset.skin ?? ''
    },
  }
  Object.defineProperty(window, '__LANTERN__', { value: Object.freeze(facts) })
}
