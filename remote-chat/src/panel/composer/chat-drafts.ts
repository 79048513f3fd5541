/** Unsent text by room, kept when the panel is closed or the tab reloads; for the same member only. */
import { saveDraft, takeDraft } from '@lantern/platform'
import { type InferOutput, literal, number, object, optional, record, string } from 'valibot'

const draftSchema = object({
  text: string(),
  /** The line that the draft replies to. */
  reply: optional(
    object({
      seq: number(),
      kind: optional(literal('bet')),
      speaker: optional(string(), ''),
      nick: string(),
      text: string(),
    }),
  ),
  /** Mentioned speakers by the name in the text. */
  mentions: optional(record(string(), string()), {}),
})
export type ChatDraft = InferOutput<typeof draftSchema>

export const EMPTY_DRAFT: ChatDraft = { text: '', mentions: {} }

const formOf = (roomId: string): string => `chat/${roomId}`

export function readChatDraft(memberId: string, roomId: string): ChatDraft {
  // Reading a draft deletes it: write it back, the member has not sent it yet.
  const draft = takeDraft(formOf(roomId), memberId, draftSchema)
  if (draft !== null) saveDraft(formOf(roomId), memberId, draft)
  return draft ?? EMPTY_DRAFT
}

export function writeChatDraft(memberId: string, roomId: string, draft: ChatDraft): void {
  if (draft.text === '' && draft.reply === undefined) takeDraft(formOf(roomId), memberId, draftSchema)
  else saveDraft(formOf(roomId), memberId, draft)
}
