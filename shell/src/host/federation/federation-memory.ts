/**
 * What the runtime and a build's own webpack leave on the page, and how it goes. The runtime forgets a remote only when the same name is
 * registered again by force, and with a warning; each of our builds has a name of its own. Read in runtime-core 2.9.2, `remote/index.js`.
 */
import type { createInstance } from '@module-federation/enhanced/runtime'

type Instance = ReturnType<typeof createInstance>
type Remote = { readonly name: string; readonly entry: string }
/** Private in its types; guarded by e2e/swap, which counts what is left. */
type RemoteHandler = { removeRemote(remote: Remote): void; idToRemoteMap: Record<string, unknown> }

type Memory = {
  __INSTANCES__: { name: string }[]
  __SHARE__: Record<string, unknown>
  moduleInfo: Record<string, unknown>
  __PRELOADED_ASSETS__: Set<string>
}

/** The runtime's memory of a registered remote: manifest, snapshot, module, container, and which of its doors was asked for. */
export function forgetRemote(instance: Instance, remote: Remote): void {
  const handler = instance.remoteHandler as unknown as RemoteHandler
  handler.removeRemote(remote)
  dropKeys(handler.idToRemoteMap, (id) => id.startsWith(`${remote.name}/`))
  const folder = new URL('.', remote.entry).href
  const { __PRELOADED_ASSETS__: hinted } = memory()
  for (const address of [...hinted]) if (address.startsWith(folder)) hinted.delete(address)
}

/**
 * The container of a build is a global of its (versioned) name, and an instance of the runtime itself. Without it the entry is asked for and
 * run again.
 */
export function forgetContainer(name: string): void {
  // Declared by `var`: it cannot be deleted.
  ;(globalThis as Record<string, unknown>)[name] = undefined
  const left = memory()
  left.__INSTANCES__ = left.__INSTANCES__.filter((one) => one.name !== name)
  for (const table of [left.__SHARE__, left.moduleInfo])
    dropKeys(table, (key) => key === name || key.startsWith(`${name}:`))
}

/** The rest of a build that nothing shows any more: its chunks, and its name among those who use what the page shares. */
export function forgetBuild(instance: Instance, name: string): void {
  // Only now: while some of its code runs, what is on its way for it must find it.
  delete (globalThis as Record<string, unknown>)[`webpackChunk${name}`]
  for (const shared of Object.values(instance.options.shared).flat())
    shared.useIn = shared.useIn.filter((user) => user !== name)
}

function memory(): Memory {
  return (globalThis as unknown as { __FEDERATION__: Memory }).__FEDERATION__
}

function dropKeys(table: Record<string, unknown>, isGone: (key: string) => boolean): void {
  for (const key of Object.keys(table)) if (isGone(key)) delete table[key]
}
