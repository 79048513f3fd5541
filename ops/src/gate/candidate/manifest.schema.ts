/** The part of `mf-manifest.json` that the runtime needs and the gate checks (federation.md 5.2). */
import * as v from 'valibot'

const fileList = v.object({ sync: v.array(v.string()), async: v.array(v.string()) })
const assets = v.looseObject({ js: fileList, css: fileList })

export const mfManifestSchema = v.looseObject({
  name: v.string(),
  metaData: v.looseObject({
    remoteEntry: v.looseObject({ name: v.string(), path: v.string() }),
    globalName: v.optional(v.string()),
    publicPath: v.optional(v.string()),
    getPublicPath: v.optional(v.string()),
  }),
  exposes: v.array(v.looseObject({ name: v.string(), path: v.optional(v.string()), assets })),
  /** Shared packages; one that comes from the page (`import: false`) has no files. */
  shared: v.array(v.looseObject({ name: v.string(), assets: v.optional(assets) })),
})
export type MfManifest = v.InferOutput<typeof mfManifestSchema>

/** The container's script, by its file name in the build. */
export function entryFile({ metaData: { remoteEntry } }: MfManifest): string {
  const { path, name } = remoteEntry
  return path === '' ? name : `${path.replace(/\/$/, '')}/${name}`
}

/** Every file that the manifest references. */
export function manifestFiles(manifest: MfManifest): string[] {
  const files = [...manifest.exposes, ...manifest.shared].flatMap((part) => assetFiles(part.assets))
  return [...new Set([entryFile(manifest), ...files])]
}

export function assetFiles(given: v.InferOutput<typeof assets> | undefined): string[] {
  if (given === undefined) return []
  return [given.js, given.css].flatMap(({ sync, async }) => [...sync, ...async])
}
