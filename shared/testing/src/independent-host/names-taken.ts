/** Which globals a build sets under names of its own choice. Two builds of a remote may be on one page, so each name must be of one version only. */
import { OWN_SCRIPT } from '@lantern/contract/own-script'

/** The part of a manifest that says where the container is and which files it has. */
type Manifest = {
  metaData: { globalName: string; remoteEntry: { name: string; path: string } }
  exposes: { assets: Record<'js' | 'css', Record<'sync' | 'async', string[]>> }[]
}
const GLOBALS = globalThis as unknown as Record<string, unknown>

export function globalNames(): ReadonlySet<string> {
  return new Set(Object.getOwnPropertyNames(globalThis))
}

/**
 * Run after the build was loaded. Its entry runs once more, under a name that the page hands over.
 *
 * @param before the globals of the page without the build
 * @param manifest address of its manifest
 * @returns arrays in which its chunks are passed on, and its container if that ignores the given name
 */
export async function namesTaken(before: ReadonlySet<string>, manifest: string): Promise<string[]> {
  const own = [...globalNames()].filter((name) => !before.has(name))
  const chunkArrays = own.filter((name) => Array.isArray(GLOBALS[name]) && Object.hasOwn(GLOBALS[name], 'push'))
  const { metaData, exposes } = (await (await fetch(manifest)).json()) as Manifest
  const { globalName, remoteEntry } = metaData
  if (!isContainer(GLOBALS[globalName])) return chunkArrays
  GLOBALS[globalName] = undefined
  const lists = exposes.flatMap(({ assets: { js, css } }) => [js, css])
  const files = lists.flatMap(({ sync, async }) => [...sync, ...async])
  const handed = { name: 'independent_host_trial', files, brought: new Map() }
  await run(new URL(`${remoteEntry.path}${remoteEntry.name}`, manifest).href, handed)
  const takesHanded = isContainer(GLOBALS[handed.name]) && GLOBALS[globalName] === undefined
  return takesHanded ? chunkArrays : [...chunkArrays, globalName]
}

function isContainer(value: unknown): boolean {
  const { get, init } = (value ?? {}) as Record<string, unknown>
  return typeof get === 'function' && typeof init === 'function'
}

async function run(entry: string, handed: { name: string }): Promise<void> {
  const script = document.createElement('script')
  const { promise, resolve } = Promise.withResolvers<void>()
  Object.assign(script, { [OWN_SCRIPT.build]: handed, onload: resolve, onerror: resolve })
  script.crossOrigin = 'anonymous'
  script.src = `${entry}#${handed.name}`
  document.head.append(script)
  await promise
}
