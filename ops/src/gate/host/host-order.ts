/** Messages between the release service and the process that loads exposed modules: JSON on stdin and stdout. */
import * as v from 'valibot'

const text = v.string()

export const hostOrderSchema = v.object({
  /** Path of a Chromium. */
  browser: text,
  /** Folder of the built host (shared/build/release/build-host.mjs). */
  hostDir: text,
  remotes: v.array(v.object({ remote: text, manifest: text, exposedModules: v.array(text) })),
})
export type HostOrder = v.InferOutput<typeof hostOrderSchema>

export const hostReportSchema = v.object({
  exposedModules: v.array(v.object({ remote: text, exposedModule: text, pages: v.number(), fault: text })),
  /** URLs outside the builds that their code requested; blocked. */
  refused: v.array(text),
})
export type HostReport = v.InferOutput<typeof hostReportSchema>
