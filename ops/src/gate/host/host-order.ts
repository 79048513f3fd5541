/** What the release service asks of the process that loads exposed modules, and what that answers: JSON on its stdin and stdout. */
import * as v from 'valibot'

const text = v.string()

export const hostOrderSchema = v.object({
  /** Executable of a Chromium. */
  browser: text,
  /** Folder of the built host (shared/build/release/build-host.mjs). */
  hostDir: text,
  remotes: v.array(v.object({ remote: text, manifest: text, exposedModules: v.array(text) })),
})
export type HostOrder = v.InferOutput<typeof hostOrderSchema>

export const hostReportSchema = v.object({
  exposedModules: v.array(v.object({ remote: text, exposedModule: text, pages: v.number(), fault: text })),
  /** Addresses outside the builds that their code asked for; nothing was fetched. */
  refused: v.array(text),
})
export type HostReport = v.InferOutput<typeof hostReportSchema>
