import { chatLineSchema } from '@lantern/contract/chat'
import { looseObject, optional } from 'valibot'

/** A line on the socket and in history. The specification's lines have no kind: they are texts. */
export const lineSchema = looseObject({
  ...chatLineSchema.entries,
  kind: optional(chatLineSchema.entries.kind, 'text'),
})
