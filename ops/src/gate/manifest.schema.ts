/** The part of `mf-manifest.json` that the runtime demands and the gate checks (federation.md 5.2). */
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
  shared: v.array(v.looseObject({ name: v.string() })),
})
export type MfManifest = v.InferOutput<typeof mfManifestSchema>

/** The container's script, by its name inside the build. */
export function entryFile({ metaData: { remoteEntry } }: MfManifest): string {
  const { path, name } = remoteEntry
  return path === '' ? name : `${path.replace(/\/$/, '')}/${name}`
}

/** Every file the manifest sends a browser to. */
export function manifestFiles(manifest: MfManifest): string[] {
  const files = manifest.exposes.flatMap(({ assets: { js, css } }) => [
    ...js.sync,
    ...js.async,
    ...css.sync,
    ...css.async,
  ])
  return [...new Set([entryFile(manifest), ...files])]
}
