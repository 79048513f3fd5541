/** Messages between the release service and the process that runs builds in a browser: JSON on stdin and stdout. */
import * as v from 'valibot'
import { renderOrderSchema, renderReportSchema } from './render-order.ts'

const text = v.string()

export const hostOrderSchema = v.object({
  /** Path of a Chromium. */
  browser: text,
  /** Folder of the built host (shared/build/release/build-host.mjs). */
  hostDir: text,
  remotes: v.array(v.object({ remote: text, manifest: text, exposedModules: v.array(text) })),
  /** Builds whose pages and slots are rendered inside the live shells. */
  renders: v.optional(v.array(renderOrderSchema), []),
})
export type HostOrder = v.InferInput<typeof hostOrderSchema>

export const hostReportSchema = v.object({
  exposedModules: v.array(v.object({ remote: text, exposedModule: text, pages: v.number(), fault: text })),
  /** URLs outside the builds that their code requested; blocked. */
  refused: v.array(text),
  renders: v.optional(v.array(renderReportSchema), []),
  /** Globals that a build sets although the page handed it another name. */
  names: v.optional(v.array(v.object({ remote: text, name: text })), []),
})
export type HostReport = v.InferInput<typeof hostReportSchema>
