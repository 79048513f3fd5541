/** Which pages and slots of a build the browser process renders, in which shells, and what it found: part of the messages of `host-order.ts`. */
import * as v from 'valibot'

const text = v.string()

/** One address of the site at which parts of the build are shown. */
const viewSchema = v.object({
  /** The page's path in `remote.json`; '' = only slots. */
  page: text,
  /** Slots of the build that the shell shows here. */
  slots: v.array(text),
  /** The path with example values for its parameters, and a query. */
  address: text,
  /** Not shown to visitors. */
  isForMembers: v.boolean(),
})
export type RenderView = v.InferOutput<typeof viewSchema>

export const renderOrderSchema = v.object({
  remote: text,
  /** Path of the build's folder on the edges, with slashes at both ends. */
  base: text,
  /** Discovery with this build alone, and the key that verifies it. */
  discovery: v.object({ document: text, signature: text }),
  key: text,
  /** Live shells, each with an origin whose pages start it, and a ticket with which that edge gives its page (`SHELL_TICKET_HEADER`). */
  shells: v.array(v.object({ shell: text, origin: text, ticket: v.optional(text, '') })),
  /** The shells are one that is itself at the gate, and its own faults count. */
  candidate: v.optional(
    v.object({
      /** Path of its files on the edges, with slashes at both ends. */
      base: text,
      /** Signed trial links, of which edges of an environment accept one. */
      links: v.array(text),
    }),
  ),
  views: v.array(viewSchema),
})
export type RenderOrder = v.InferOutput<typeof renderOrderSchema>

const renderFaultSchema = v.object({
  shell: text,
  page: text,
  /** Of a fault in one slot; else ''. */
  slot: text,
  locale: text,
  isMember: v.boolean(),
  /** What happened, in the words of the browser or of the shell. */
  fault: text,
  /** Places in files of builds, top first (stack.ts of the contract). */
  stack: v.array(text),
})
export type RenderFault = v.InferOutput<typeof renderFaultSchema>

export const renderReportSchema = v.object({
  remote: text,
  /** Views that were shown, over all shells, languages and sessions. */
  shown: v.number(),
  faults: v.array(renderFaultSchema),
  /** Shells that could not be opened. */
  unopened: v.array(v.object({ shell: text, why: text })),
})
export type RenderReport = v.InferOutput<typeof renderReportSchema>
