/**
 * What the federation runtime and a build's own webpack runtime leave on the page, and how to remove it. The runtime forgets a remote only when
 * the same name is registered again by force, and with a warning; each of our builds has a unique name. Based on runtime-core 2.9.2, `remote/index.js`.
 */
import type { createInstance } from '@module-federation/enhanced/runtime'
import { type FileTest, fileKey } from '../integrity/file-key.ts'

type Instance = ReturnType<typeof createInstance>
type Remote = { readonly name: string; readonly entry: string }
/** Not part of its public types; e2e/swap guards it by counting what remains. */
type RemoteHandler = { removeRemote(remote: Remote): void; idToRemoteMap: Record<string, unknown> }

type Memory = {
  __INSTANCES__: { name: string }[]
  __SHARE__: Record<string, unknown>
  moduleInfo: Record<string, unknown>
  __PRELOADED_ASSETS__: Set<string>
}

/**
 * The runtime's state of a registered remote: manifest, snapshot, module, container, and the requested exposed modules.
 *
 * @param isGone of the files that no other build on the page uses: the hints for the others stay
 */
export function forgetRemote(instance: Instance, remote: Remote, isGone: FileTest): void {
  const handler = instance.remoteHandler as unknown as RemoteHandler
  handler.removeRemote(remote)
  dropKeys(handler.idToRemoteMap, (id) => id.startsWith(`${remote.name}/`))
  const { __PRELOADED_ASSETS__: hinted } = memory()
  for (const address of [...hinted]) if (isGone(fileKey(address))) hinted.delete(address)
}

/**
 * The container of a build is a global under its (versioned) name and an instance of the runtime itself. Deleting it makes the runtime load and
 * run the entry again.
 */
export function forgetContainer(name: string): void {
  // Declared with `var`: it cannot be deleted.
  ;(globalThis as Record<string, unknown>)[name] = undefined
  const left = memory()
  left.__INSTANCES__ = left.__INSTANCES__.filter((one) => one.name !== name)
  for (const table of [left.__SHARE__, left.moduleInfo])
    dropKeys(table, (key) => key === name || key.startsWith(`${name}:`))
}

/** Removes the rest of an unmounted build: its chunks, and its name among the consumers of shared modules. */
export function forgetBuild(instance: Instance, name: string): void {
  // Not earlier: code of the build that still runs may look up chunks that are loading.
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
