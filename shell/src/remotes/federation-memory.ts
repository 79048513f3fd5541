/**
 * What the runtime and a build's own webpack leave on the page, and how it goes. The runtime forgets a remote only when the same name is
 * registered again by force, and with a warning; each of our builds has a name of its own. Read in runtime-core 2.9.2, `remote/index.js`.
 */
import type { createInstance } from '@module-federation/enhanced/runtime'

type Instance = ReturnType<typeof createInstance>
type Remote = { readonly name: string; readonly entry: string }
/** Private in its types; guarded by e2e/swap, which counts what is left. */
type RemoteHandler = { removeRemote(remote: Remote): void }

type Left = {
  __FEDERATION__?: {
    __INSTANCES__: { name: string; options: { id?: string } }[]
    __SHARE__: Record<string, unknown>
    moduleInfo: Record<string, unknown>
    __PRELOADED_ASSETS__: Set<string>
  }
}

/** The runtime's memory of a registered remote: manifest, snapshot, module, container. */
export function forgetRemote(instance: Instance, remote: Remote): void {
  ;(instance.remoteHandler as unknown as RemoteHandler).removeRemote(remote)
}

/** The chunks of a build: a global of its (versioned) name. Only when none of its code runs any more, or what is on its way finds nobody. */
export function forgetChunks(name: string): void {
  ;(globalThis as Record<string, unknown>)[`webpackChunk${name}`] = undefined
}

/**
 * The container of a build is a global of its (versioned) name, and an instance of the runtime itself. Without it the entry is asked for and
 * run again.
 */
export function forgetContainer(name: string): void {
  const page = globalThis as Record<string, unknown> & Left
  page[name] = undefined
  const memory = page.__FEDERATION__
  if (!memory) return
  memory.__INSTANCES__ = memory.__INSTANCES__.filter((one) => one.name !== name)
  for (const table of [memory.__SHARE__, memory.moduleInfo]) {
    for (const key of Object.keys(table)) if (key === name || key.startsWith(`${name}:`)) delete table[key]
  }
}
