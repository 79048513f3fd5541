/**
 * Data that the shell attaches to the script element of a remote's entry: a name that is unique on this page, and the names of the build's chunks.
 * With it the files of a build need not contain its version or each other's hashes (docs/decisions/0045).
 */
import { namesVersion, OWN_SCRIPT, versionInName } from '@lantern/contract/own-script'
import { array, object, parse, string } from 'valibot'

const listSchema = object({ sync: array(string()), async: array(string()) })
const manifestSchema = object({
  metaData: object({ globalName: string(), buildInfo: object({ buildVersion: string() }) }),
  exposes: array(object({ assets: object({ js: listSchema, css: listSchema }) })),
})

export type HandedBuild = {
  /** Global name of its container, and its name in the federation runtime. */
  readonly name: string
  /** File names, each `<chunk>.<hash>.<js|css>`. */
  readonly files: readonly string[]
  /** Scripts that federation added before the build requested them, by address; failed ones are removed. */
  readonly brought: Map<string, HTMLScriptElement>
}

/** Attaches the build to the element that loads its entry. */
export function attachBuild(build: HandedBuild, script: HTMLScriptElement): void {
  Object.assign(script, { [OWN_SCRIPT.build]: build })
  // Two builds may share their entry, and each has to run it under its own name. The runtime would reuse a pending script with the same address; the
  // attribute is read once, when the load starts.
  queueMicrotask(() => {
    if (script.isConnected) script.setAttribute('src', `${script.src}#${build.name}`)
  })
}

/** Lets the build's loader find a script while it loads and after it has run. */
export function bringScript(build: HandedBuild, url: string, script: HTMLScriptElement): void {
  build.brought.set(url, script)
  script.addEventListener('error', () => build.brought.delete(url), { once: true })
  script.addEventListener('load', () => OWN_SCRIPT.chunks in script || build.brought.delete(url), { once: true })
}

/** @returns null for a build of the older format, whose own files carry its version */
export function handedBuild(manifest: unknown): HandedBuild | null {
  const { metaData, exposes } = parse(manifestSchema, manifest)
  const { globalName, buildInfo } = metaData
  if (namesVersion(globalName, buildInfo.buildVersion)) return null
  const lists = exposes.flatMap(({ assets }) => [assets.js, assets.css])
  return {
    name: `${globalName}_${versionInName(buildInfo.buildVersion)}`,
    files: [...new Set(lists.flatMap((list) => [...list.sync, ...list.async]))],
    brought: new Map(),
  }
}

/** Returns the manifest with its container renamed. */
export function underName(manifest: unknown, globalName: string): object {
  const { metaData, ...rest } = manifest as { metaData: object }
  return { ...rest, metaData: { ...metaData, globalName } }
}
